import { createApplication, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { logInDirectly } from "../support/journey-applications.ts";
import { expect, test } from "../support/journey-codes.ts";
import {
  expectSoundFile,
  openSignature,
  signThere,
  uploadPassport,
  type SignedPart,
} from "../support/journey-signing.ts";
import { textOf } from "../support/journey-texts.ts";
import { openStep } from "../support/journey-walk.ts";

test.use({ accounts: "spouse-signing" });

const [BUYER, SPOUSE] = ["Simona Refinansaitė", "Mantas Pavyzdaitis"] as const;

/** Each signs for oneself: first what data may be used for, then the contract, which the lender seals last. */
const PARTS: [SignedPart, name: string, signatures: number][] = [
  ["application", BUYER, 1],
  ["spouse-application", SPOUSE, 1],
  ["contract", BUYER, 1],
  ["spouse-contract", SPOUSE, 3],
];

test("F-363, F-228: two spouses sign on the shop's tablet, each separately, and the contract carries both signatures @html", async ({
  page,
  browser,
  servers,
}) => {
  const seller = await callerOf(servers.backEnd.url, "jonas.s");
  const { id } = await createApplication(seller, { ...SIMONA, ...MANTAS_BORROWS_TOO });
  expect((await seller("MakeContract", { ParaiskosID: id })).code).toBe(0);
  await logInDirectly(page);
  const status = page.locator("main .badge").first();
  for (const [part, name, signatures] of PARTS) {
    await openSignature(page, id, part);
    const copies = part.endsWith("contract");
    if (copies) {
      await expect(page.locator("main")).toContainText("Pirmiausia prisekite asmens dokumento kopij");
      await uploadPassport(page, id, part === "contract" ? "client-7" : "spouse-8");
      await openSignature(page, id, part);
    }
    await signThere(page, browser, name);
    await expectSoundFile(page, signatures);
    await openStep(page, id, 5);
    const state = part === "spouse-contract" ? "signed" : "unsigned";
    await expect(status).toHaveText(textOf("lt", `enumerations:applicationStatus.${state}`));
  }
});
