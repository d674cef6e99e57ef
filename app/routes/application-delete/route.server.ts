import { json } from "@remix-run/node";
import { answerDeletion, DELETE_FORM, deletionPage } from "~/features/application/delete-application.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:delete" }, async (portal, { params }) =>
  json(await deletionPage(portal, params)),
);

export const action = defineAction({ may: "application:delete", forms: [DELETE_FORM] }, (portal, form, { params }) =>
  answerDeletion(portal, form, params),
);
