/** Addresses outside the portal as the operator gives them. */
export type OutsideAddresses = {
  /** The system that the portal replaces (F-048). */
  oldSystem: string | null;
  leasing: string | null;
  pension: string | null;
  insurance: string | null;
  internetBank: string | null;
};

/** Who runs the portal, for the foot of the public pages (F-050). */
export type Company = { name: string; code: string; phone: string; email: string };

export type OutsideVariables = {
  OLD_SYSTEM_URL?: string | undefined;
  LEASING_URL?: string | undefined;
  PENSION_URL?: string | undefined;
  INSURANCE_URL?: string | undefined;
  INTERNET_BANK_URL?: string | undefined;
  COMPANY_NAME: string;
  COMPANY_CODE: string;
  COMPANY_PHONE: string;
  COMPANY_EMAIL: string;
};

/** Addresses of the demo story; no page answers there. */
const DEMO_SITE = "pavyzdzio-lizingas.example";

/** What leads out of the portal. In production an address that is not set is not shown; elsewhere the demo's stands for it. */
export function toOutsideAddresses(variables: OutsideVariables, production: boolean): OutsideAddresses {
  const given = (address: string | undefined, demoName: string): string | null =>
    address ?? (production ? null : `https://${demoName}.${DEMO_SITE}`);
  return {
    oldSystem: given(variables.OLD_SYSTEM_URL, "senoji-savitarna"),
    leasing: given(variables.LEASING_URL, "lizingas"),
    pension: given(variables.PENSION_URL, "pensija"),
    insurance: given(variables.INSURANCE_URL, "draudimas"),
    internetBank: given(variables.INTERNET_BANK_URL, "bankas"),
  };
}

export const toCompany = (variables: OutsideVariables): Company => ({
  name: variables.COMPANY_NAME,
  code: variables.COMPANY_CODE,
  phone: variables.COMPANY_PHONE,
  email: variables.COMPANY_EMAIL,
});
