import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { TAKE_OVER_FORM } from "~/features/ownership/ownership-forms.ts";
import { answerTakeOver, takeOverPage } from "~/features/ownership/take-over.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const RIGHT = { may: "contract:takeOver" } as const;
const SEEN = { may: "application:view", status: "view" } as const;

export const loader = defineLoader(RIGHT, (portal) => json(takeOverPage(portal)));

export const action = defineAction({ ...RIGHT, forms: [TAKE_OVER_FORM] }, (portal, form) =>
  answerTakeOver(portal, form, async (id) => {
    const { journey } = await requireApplication(portal, { applicationId: String(id) }, SEEN);
    return paths.applicationStep(id, journey.current);
  }),
);
