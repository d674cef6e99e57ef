import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { answerUpload } from "~/features/uploads/upload-files.server.ts";
import { UPLOAD_FORM } from "~/features/uploads/upload-forms.ts";
import { uploadsPage } from "~/features/uploads/uploads-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const SEEN = { may: "application:view", status: "view" } as const;
const CHANGED = { may: "application:edit", status: "uploadDocuments" } as const;

export const loader = defineLoader({ may: SEEN.may }, async (portal, { params }) =>
  json(await uploadsPage(await requireApplication(portal, params, SEEN))),
);

export const action = defineAction(
  { may: CHANGED.may, forms: [UPLOAD_FORM], pageSeconds: ({ uploadPageSeconds }) => uploadPageSeconds },
  async (portal, form, { params }) => answerUpload(await requireApplication(portal, params, CHANGED), form),
);
