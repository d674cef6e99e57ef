/** The forms of step 5 and their fields; all of them post to the step's own address. */
export const CONTRACT_FORM = "contract";
export const SIGNATURE_FORM = "contract-signature";
export const EMAIL_FORM = "contract-email";

export const CONTRACT_BUTTONS = ["makeContract", "confirmSignature", "saveEmail"] as const;

export type ContractButton = (typeof CONTRACT_BUTTONS)[number];

/** The form that a button belongs to. */
export const FORM_OF_BUTTON: Record<ContractButton, string> = {
  makeContract: CONTRACT_FORM,
  confirmSignature: SIGNATURE_FORM,
  saveEmail: EMAIL_FORM,
};

/** What is typed in step 5. */
export const CONTRACT_FIELDS = ["signedOn", "confirmed", "email"];
