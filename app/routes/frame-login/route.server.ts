import { json } from "@remix-run/node";
import { answerFrameLogIn } from "~/features/frame-login/answer-frame-log-in.server.ts";
import { FRAME_FORM } from "~/features/frame-login/frame-answer.ts";
import { frameSeals } from "~/forms/csrf.server.ts";
import { defineAction } from "~/request/define-route.server.ts";

/** The same for every visitor: no cookie is read or set here (R-C23). */
export const loader = () => json({ csrf: frameSeals(FRAME_FORM.id).csrf });

export const action = defineAction({ may: "open", forms: [FRAME_FORM] }, answerFrameLogIn);
