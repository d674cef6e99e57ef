import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { answerArchive, ARCHIVE_FORM, archivePage } from "~/features/contract/archive/archive.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const NEEDED = { may: "application:archive", status: "archive" } as const;

export const loader = defineLoader({ may: NEEDED.may }, async (portal, { params }) =>
  json(archivePage(await requireApplication(portal, params, NEEDED))),
);

export const action = defineAction({ may: NEEDED.may, forms: [ARCHIVE_FORM] }, async (portal, form, { params }) =>
  answerArchive(await requireApplication(portal, params, NEEDED), form),
);
