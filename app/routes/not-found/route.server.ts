import { answerNoSuchPage } from "~/features/shell/no-such-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "open" }, answerNoSuchPage);
