import { expect, test } from "vitest";
import { createApplication, EMILIJA, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { signOnTablet, linkTo } from "../support/signing-calls.ts";
import { soapCall } from "../support/soap-call.ts";
import { textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const [CONSENT, REMOTE] = [0, 30];

/** A consent that waits behind a Lithuanian invitation, and the newest message that its signer got after asking for a code. */
async function codeAskedFor(address: string, language: Record<string, string>) {
  const { id } = await createApplication(jonas, { ...EMILIJA, Telefonas: "" });
  const start = { ParaiskosID: id, Dokumentas: CONSENT, PasirasymoTipas: REMOTE, Kanalas: "email", Kontaktas: address };
  expect((await jonas("InitiateSigning", { ...start, Kalba: "lt" })).code).toBe(0);
  const Raktas = await linkTo(backEnd, address);
  expect((await soapCall(backEnd.url, "SendSigningCode", { Raktas, ...language })).code).toBe(0);
  await expect.poll(async () => (await messagesTo(backEnd, address)).length, { timeout: 10_000 }).toBe(2);
  return (await messagesTo(backEnd, address)).map(({ content }) => content).join("\n");
}

test("F-363: the signing code comes in the language in which its signer reads the page, else in that of the invitation", async () => {
  expect(await codeAskedFor("reads.english@pavyzdys.example", { Kalba: "en" })).toContain("your signing code");
  const other = await codeAskedFor("skaito.lietuviskai@pavyzdys.example", {});
  expect(other).not.toContain("your signing code");
});

test("F-345: the signed consents of two persons have two names", async () => {
  const { id } = await createApplication(jonas, { ...SIMONA, ...MANTAS_BORROWS_TOO });
  const seller = { call: jonas, url: backEnd.url };
  await signOnTablet(seller, id, { document: 0, name: "Simona Refinansaitė" });
  await signOnTablet(seller, id, { document: 0, spouse: true, name: "Mantas Pavyzdaitis" });
  const names = await Promise.all(
    [0, 1].map(async (Sutuoktinis) => {
      const { fields } = await jonas("GetSignedConsent", { ParaiskosID: id, Sutuoktinis });
      return textAt(fields, "BylosPavadinimas");
    }),
  );
  expect(names).toEqual(
    [`Sutikimas ${id}`, `Sutikimas ${id} (sutuoktinio)`].map((name) => expect.stringContaining(name)),
  );
  expect(names[0]).not.toBe(names[1]);
});
