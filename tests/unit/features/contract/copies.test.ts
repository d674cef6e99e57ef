import { expect, test } from "vitest";
import { papersOfSet, papersOfSpouseSet } from "../../../../app/features/contract/copies.server.ts";
import { findPrinter } from "../../../../app/features/contract/print-document.server.ts";
import { withCredit } from "../../../support/application.ts";
import { backendAt } from "../../../support/soap-backend.ts";
import { answer } from "../../../support/soap-stub.ts";
import { useSoapStub } from "../../../support/use-soap-stub.ts";

const stub = useSoapStub();
const NO_POLICY = { premiumCents: null, adjustedPremiumCents: null, policyNumber: null };

/** What the back end is asked to print, paper by paper. */
async function askedOf(document: "set" | "spouse-set", application: ReturnType<typeof withCredit>) {
  stub.reply("GetContractDocuments", answer(0));
  const portal = { backend: backendAt(stub.url), can: () => true, locale: "lt" };
  await findPrinter(document)?.print(portal as never, application);
  const body = stub.calls.at(-1)?.body ?? "";
  const [information = 0, contract = 0, conditions = 0, consents = 0, insurance = 0] = [
    "standardInfo",
    "contract",
    "conditions",
    "consents",
    "insurance",
  ].map((name) => Number(new RegExp(`<${name}>(\\d+)<`).exec(body)?.[1]));
  return { contract: information + contract + conditions, consents, insurance };
}

test.each([
  ["a buyer alone", 0, 0, 9],
  ["a buyer alone, insured", 0, 1, 11],
  ["both spouses", 2, 0, 11],
  ["both spouses, insured", 2, 1, 13],
])("F-340, F-228: the page tells as many papers as are printed: %s", async (_who, spouseMode, insuranceId, count) => {
  const application = withCredit({}, { spouseMode, insurance: { id: insuranceId, ...NO_POLICY }, status: 2 });
  const asked = await askedOf("set", application);
  const persons = spouseMode === 2 ? 2 : 1;
  expect(asked.contract + asked.consents * persons + asked.insurance * insuranceId).toBe(count);
  expect(papersOfSet(application)).toBe(count);
  const own = await askedOf("spouse-set", application);
  expect(own.contract + own.consents + own.insurance).toBe(papersOfSpouseSet());
});
