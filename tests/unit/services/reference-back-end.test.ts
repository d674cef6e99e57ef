import { afterAll, beforeAll, expect, test } from "vitest";
import { getApplication, getNewApplication, saveApplication, saveClientEmail } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { checkPersonalData, getCountries, suggestAddress } from "~/services/clients.server.ts";
import { getConditionVariants, getProposedOptions } from "~/services/conditions.server.ts";
import { getContractDraft, getSchedulePdf } from "~/services/contract-documents.server.ts";
import { confirmSignature, listContracts, makeContract } from "~/services/contracts.server.ts";
import { deleteApplication } from "~/services/applications.server.ts";
import { getActionLog } from "~/services/action-log.server.ts";
import { getCatalogue, getGuaranteeInsurancePrices } from "~/services/goods.server.ts";
import { listNews } from "~/services/news.server.ts";
import { endSession, login3 } from "~/services/session.server.ts";
import { BackendSessionEnded } from "~/services/backend-errors.ts";
import { calculateSchedule } from "~/services/schedules.server.ts";
import type { BackendOutcome } from "~/services/refusal.ts";
import { startBackEnd, type RunningBackEnd } from "../../support/back-end.ts";
import { backendAt } from "../../support/soap-backend.ts";

let running: RunningBackEnd | undefined;
let backend: Backend;
let sellerId = 0;

/** The value, or a failure that says why not. */
function valueOf<Value>(outcome: BackendOutcome<Value, string>): Value {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.notice.params["message"]}`);
  return outcome.value;
}

const logIn = (username: string, plain = "Demo-2026!") =>
  login3(backend, { username, password: { plain }, ip: "192.0.2.7", language: "lt" });

beforeAll(async () => {
  running = await startBackEnd();
  backend = backendAt(`${running.url}/soap`);
  const { soapSession, user } = valueOf(await logIn("jonas.s"));
  backend = { ...backend, soapSession };
  sellerId = user.id;
}, 240_000);

afterAll(() => running?.stop());

test("F-478, F-484 to F-496: every read of the contract is understood on both sides", async () => {
  expect(valueOf(await getCountries(backend))).toHaveLength(249);
  expect(valueOf(await listNews(backend)).length).toBeGreaterThan(0);
  expect(valueOf(await getConditionVariants(backend)).variants.map(({ id }) => id)).toContain(11);
  expect(valueOf(await getCatalogue(backend, { limit: 5 })).items).toHaveLength(5);
  expect(
    valueOf(await getGuaranteeInsurancePrices(backend, { groupId: 1, priceCents: 50_000 })).length,
  ).toBeGreaterThan(0);
  expect(valueOf(await suggestAddress(backend, { city: "Viln" })).length).toBeGreaterThan(0);
  expect(valueOf(await checkPersonalData(backend, "38403179912"))).toEqual({
    firstName: "Mantas",
    lastName: "Pavyzdaitis",
  });
  const page = valueOf(
    await listContracts(backend, { tab: 3, limit: 10, withCounts: true, sortBy: "creditSum", direction: "desc" }),
  );
  expect(page.rows.length).toBeGreaterThan(0);
  expect(page.tabCounts.map(({ tab }) => tab)).toEqual([3, 4, 5, 6]);
  const question = {
    sumCents: 120_000,
    durationMonths: 24,
    conditionVariantId: 11,
    paymentDay: 15,
    lowerWinterPayments: null,
    insuranceId: null,
    startsOn: null,
    applicationId: null,
  };
  const schedule = valueOf(await calculateSchedule(backend, question));
  expect(schedule.payments).toHaveLength(24);
  expect(schedule.payments.reduce((sum, payment) => sum + payment.totalCents, 0)).toBe(schedule.totalPayableCents);
});

test("F-354: an application goes all the way, and a stranger's element with it", async () => {
  const draft = valueOf(await getNewApplication(backend, { sellerId, operationId: crypto.randomUUID() }));
  const typed: Application = {
    ...draft,
    buyer: {
      ...draft.buyer,
      personalCode: "38403179912",
      firstName: "Mantas",
      lastName: "Pavyzdaitis",
      phone: "+37060000001",
      email: "mantas@pavyzdys.example",
    },
    creditType: 1,
    contractType: 3,
    spouseMode: 0,
    identityDocument: { type: 0, number: "12345678", validUntil: "2031-01-01", controlLine: null },
    address: { street: "Ozo g.", house: "1", flat: "2", city: "Vilnius", postalCode: "08200" },
    credit: {
      ...draft.credit,
      durationMonths: 24,
      conditionVariantId: 11,
      advanceHundredths: 0,
      advanceType: 0,
      paymentDay: 15,
      currency: "EUR",
      accountNumber: "LT121000011101001000",
    },
    income: { ...draft.income, monthlyCents: 250_000, type: 1, hasCertificate: true, workplace: "UAB „Darbas“ <&>" },
    household: { maritalStatus: 1, members: 1 },
    consents: {
      dataCheck: true,
      directMarketing: false,
      partnerOffers: false,
      profiling: false,
      dataPolicyReceived: true,
    },
    politicalExposure: { exposed: true, name: "Mantas", institution: "Taryba", connection: "colleague" },
    comment: "<![CDATA[x]]></Komentaras><Suma>1</Suma>",
    extra: { KitiElementai: { Keista: "ąčę", Gili: { A: ["1", "2"] } } },
    goods: [
      {
        id: null,
        title: "Televizorius",
        quantity: 1,
        priceCents: 49_900,
        groupId: 1,
        productNumber: null,
        serialNumber: null,
        manufacturerWarrantyMonths: 24,
        insured: false,
        warrantyYears: null,
        warrantyCents: 0,
        limitations: { minPriceCents: null, maxPriceCents: null, actionVariants: [], warranty: true },
        asReceived: { limitations: null, insuredCents: null, others: { Spalva: "žalia" } },
      },
    ],
  };
  const saved = valueOf(
    await saveApplication(backend, typed, { operationId: crypto.randomUUID(), version: draft.version }),
  );
  expect(saved).toMatchObject({ applicationId: draft.id, accountRefused: { key: "1100_save" } });
  expect(
    await saveApplication(backend, typed, { operationId: crypto.randomUUID(), version: draft.version }),
  ).toMatchObject({ reason: "versionConflict" });
  const loaded = valueOf(await getApplication(backend, draft.id));
  expect(loaded).toMatchObject({
    buyer: { ...typed.buyer, birthDate: "1984-03-17" },
    address: typed.address,
    politicalExposure: typed.politicalExposure,
    comment: typed.comment,
    extra: typed.extra,
    income: { monthlyCents: 250_000, workplace: "UAB „Darbas“ <&>" },
    goods: [{ title: "Televizorius", priceCents: 49_900, asReceived: { others: { Spalva: "žalia" } } }],
  });
  const offers = valueOf(await getProposedOptions(backend, draft.id));
  expect(offers.options.length).toBeGreaterThan(0);
  const email = valueOf(
    await saveClientEmail(backend, {
      applicationId: draft.id,
      email: "kitas@pavyzdys.example",
      owner: "buyer",
      operationId: crypto.randomUUID(),
    }),
  );
  const pdf = valueOf(await getSchedulePdf(backend, { applicationId: draft.id, paymentDay: null }));
  expect(Buffer.from(pdf.bytes).toString("latin1", 0, 5)).toBe("%PDF-");
  expect(valueOf(await getContractDraft(backend, draft.id)).fileName).toMatch(/\.pdf$/);
  const write = { operationId: crypto.randomUUID(), version: email.version };
  const made = valueOf(await makeContract(backend, draft.id, write));
  expect(made).toMatchObject({ status: 1, contractNumber: expect.stringMatching(/\d$/) });
  expect(valueOf(await makeContract(backend, draft.id, write))).toEqual(made);
  const signature = {
    applicationId: draft.id,
    signatureType: 1,
    signedOn: loaded.createdOn ?? "",
    person: "Mantas Pavyzdaitis",
  };
  const confirmed = valueOf(await confirmSignature(backend, signature, { operationId: crypto.randomUUID() }));
  expect(confirmed).toMatchObject({ status: 2, eCreditState: 3 });
  expect(valueOf(await getActionLog(backend, draft.id)).entries.length).toBeGreaterThan(1);
});

test("F-432, F-436 to F-438, F-446: refusals of the back end come as the reasons that the portal knows", async () => {
  expect(await logIn("jonas.s", "netikras")).toMatchObject({
    ok: false,
    reason: "wrongPassword",
    notice: { params: { n: "4" } },
  });
  expect(await logIn("nera.tokio")).toMatchObject({ reason: "wrongLogin" });
  expect(await logIn("lukas.s")).toMatchObject({ reason: "blockedAttempts" });
  expect(await logIn("dalia.s")).toMatchObject({ reason: "blockedInactive" });
  expect(await logIn("tomas.s")).toMatchObject({ ok: true, value: { passwordTooOld: true } });
  expect(await logIn("vadovas2")).toMatchObject({ ok: true, value: { role: 3 } });
  expect(await checkPersonalData(backend, "50710029801")).toMatchObject({ reason: "newClient" });
  expect(await checkPersonalData(backend, "38403179913")).toMatchObject({ reason: "personalCodeInvalid" });
  expect(await checkPersonalData(backend, "37512129812")).toMatchObject({ reason: "clientRefused" });
  expect(await getApplication(backend, 99_999_999)).toMatchObject({ reason: "applicationNotFound" });
  expect(await deleteApplication(backend, 99_999_999, { operationId: crypto.randomUUID() })).toMatchObject({
    reason: "applicationNotFound",
  });
  const other = valueOf(await logIn("jonas.s"));
  const second = { ...backend, soapSession: other.soapSession };
  expect(await endSession(second)).toEqual({ ok: true, value: null });
  await expect(getCountries(second)).rejects.toBeInstanceOf(BackendSessionEnded);
});
