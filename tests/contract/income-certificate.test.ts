import { expect, test } from "vitest";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import { saveCertificate, uploadCertificate } from "../support/income-certificate.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

test.each([
  ["other income", 3, "630.00"],
  ["pay of an officer", 4, "900.00"],
  ["income of a farmer", 7, "630.00"],
])(
  "F-221, L-3.2, O22: %s has its own coefficient and needs a certificate with months and file, whatever wages the registers know",
  async (_what, PajamuTipas, counted) => {
    const decided = async (change: RequestElements, proof: "none" | "months" | "file" | "both") => {
      const { id } = await createApplication(jonas, { ...EMILIJA, Pajamos: "900.00", PajamuTipas, ...change });
      if (proof === "months" || proof === "both") expect((await saveCertificate(jonas, id)).code).toBe(0);
      if (proof === "file" || proof === "both") expect((await uploadCertificate(jonas, id)).code).toBe(0);
      const [person] = listAt((await jonas("GetIncomes", { ParaiskosID: id })).fields, "Asmenys", "Asmuo");
      const used = proof === "both" ? [counted, "STATED"] : ["0.00", "UNPROVED"];
      expect([textAt(person, "NaudojamaSuma"), textAt(person, "Pagrindas")]).toEqual(used);
      const { fields } = await jonas("GetContract", { ParaiskosID: id });
      const reasons = valueAt(fields, "Paraiska", "Sprendimas", "LeidimoPriezastys", "Priezastis") ?? null;
      return { id, reasons, result: textAt(fields, "Paraiska", "Sprendimas", "Rezultatas") };
    };
    for (const proof of ["none", "months", "file"] as const) {
      const unproven = await decided({ PajamuPazyma: proof === "none" ? 0 : 1 }, proof);
      expect([unproven.result, unproven.reasons]).toEqual(["NEEDS_APPROVAL", "INCOME_CERTIFICATE_MISSING"]);
      expect((await jonas("CheckContractPossible", { ParaiskosID: unproven.id })).code).not.toBe(0);
    }
    const proven = await decided({ PajamuPazyma: 1 }, "both");
    expect([proven.result, proven.reasons]).toEqual(["APPROVED", null]);
  },
);
