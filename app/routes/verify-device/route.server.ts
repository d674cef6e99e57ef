import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { answerCode, answerResend } from "~/features/verification/device/answer-code.server.ts";
import { requireUnverified } from "~/features/verification/device/require-unverified.server.ts";
import { readVerifyDevicePage, VERIFY_DEVICE_FORM } from "~/features/verification/device/verify-device-page.server.ts";
import { verifyDeviceSchema } from "~/features/verification/device/verify-device.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { formRefused } from "~/session/form-answer.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) =>
  json(await readVerifyDevicePage(request)),
);

export const action = withFaultPages(async ({ request }: ActionFunctionArgs) => {
  const session = await requireUnverified(request);
  const form = await parseForm(request, {
    formId: VERIFY_DEVICE_FORM,
    schema: verifyDeviceSchema,
    buttons: ["verify", "resend"],
    hide: ["code"],
  });
  if (!form.ok) return formRefused(form);
  return form.intent === "resend" ? answerResend(request, session) : answerCode(request, session, form);
});
