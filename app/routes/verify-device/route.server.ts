import { json } from "@remix-run/node";
import { answerVerifyDevice } from "~/flows/verification/device/answer-code.server.ts";
import { VERIFY_DEVICE_FORM } from "~/flows/verification/device/verify-device-form.ts";
import { readVerifyDevicePage } from "~/flows/verification/device/verify-device-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** A log-in that waits for its code (F-018). */
const WAITING = { may: "own", stages: ["unverified"] } as const;

export const loader = defineLoader(WAITING, async (portal) => json(await readVerifyDevicePage(portal)));

export const action = defineAction({ ...WAITING, forms: [VERIFY_DEVICE_FORM] }, answerVerifyDevice);
