import { expect, test } from "vitest";
import { createApplication, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { partOf } from "../support/signing-calls.ts";
import { textAt } from "../support/soap-answer.ts";
import { soapCall } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const [TABLET, REMOTE_TABLET] = [20, 31] as const;

test("F-361: on a tablet another person's name, or none, signs nothing and counts as no wrong code", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  await jonas("InitiateSigning", { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: REMOTE_TABLET });
  const waiting = (await partOf(jonas, id, { document: 0 })).requestOf(REMOTE_TABLET);
  const given = { Raktas: textAt(waiting, "Raktas"), Kodas: textAt(waiting, "Kodas") };
  const sign = (Vardas: string) => soapCall(backEnd.url, "ConfirmSigning", { ...given, Vardas });
  for (const name of ["Petras Petraitis", "Refinansaitė Simona", "Simona", ""]) {
    const refused = await sign(name);
    expect([refused.code, textAt(refused.fields, "KlaidosPranesimas")]).toEqual([
      2000,
      "Pasirašyti turi Simona Refinansaitė.",
    ]);
  }
  expect(textAt((await sign(" simona   REFINANSAITE")).fields, "Busena")).toBe("signed");
});

test("F-356: a spouse's application keeps the way it was signed by when the contract is confirmed on paper", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, ...MANTAS_BORROWS_TOO });
  const part = { document: 0, spouse: true } as const;
  await jonas("InitiateSigning", {
    ParaiskosID: id,
    Dokumentas: 0,
    Sutuoktinis: 1,
    PasirasymoTipas: REMOTE_TABLET,
  });
  const waiting = (await partOf(jonas, id, part)).requestOf(REMOTE_TABLET);
  const given = { Raktas: textAt(waiting, "Raktas"), Kodas: textAt(waiting, "Kodas"), Vardas: "Mantas Pavyzdaitis" };
  expect(textAt((await soapCall(backEnd.url, "ConfirmSigning", given)).fields, "Busena")).toBe("signed");
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });
  const paper = { ParaiskosID: id, PasirasymoTipas: 1, Data: `${day}T00:00:00`, Asmuo: "Jonas", Sutuoktinis: 1 };
  expect((await jonas("ConfirmSignature", paper)).code).toBe(0);
  expect((await partOf(jonas, id, part)).type).toBe(String(TABLET));
});
