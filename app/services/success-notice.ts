import type { NewNotice } from "~/notices/notices.server.ts";

/** What is shown of an act that succeeded, one row an act (F-122). Acts whose screens come later have their words already. */
const SUCCESS_TEXTS = {
  applicationSaved: "soap:success.applicationSaved",
  contractMade: "application:contract.made",
  contractRejected: "soap:success.contractRejected",
  documentsSent: "soap:success.documentsSent",
  documentsSentToBoth: "soap:success.documentsSentToBoth",
  documentsSentNotToSpouse: "soap:success.documentsSentNotToSpouse",
  authorizationRenewed: "soap:success.authorizationRenewed",
} as const;

/** The notice of an act, for the page that follows it. @param params `number` of the application or contract */
export const successNotice = (
  act: keyof typeof SUCCESS_TEXTS,
  params: { number?: string | number } = {},
): NewNotice => ({
  text: { key: SUCCESS_TEXTS[act], params: { ...params } },
  variant: "success",
  uniqueMessage: act,
});
