import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { answerDeleteUpload, deleteUploadPage } from "~/features/uploads/delete-upload.server.ts";
import { DELETE_UPLOAD_FORM } from "~/features/uploads/upload-forms.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const NEEDED = { may: "application:edit", status: "deleteDocuments" } as const;

export const loader = defineLoader({ may: NEEDED.may }, async (portal, { params }) =>
  json(await deleteUploadPage(await requireApplication(portal, params, NEEDED), params["upload"])),
);

export const action = defineAction({ may: NEEDED.may, forms: [DELETE_UPLOAD_FORM] }, async (portal, form, { params }) =>
  answerDeleteUpload(await requireApplication(portal, params, NEEDED), form, params["upload"]),
);
