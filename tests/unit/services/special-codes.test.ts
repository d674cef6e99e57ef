import { describe, expect, test } from "vitest";
import { saveApplication } from "~/services/applications.server.ts";
import { getProposedOptions } from "~/services/conditions.server.ts";
import { makeContract } from "~/services/contracts.server.ts";
import { DECISION, option } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { OPERATION_CALLS, smallApplication } from "../../support/soap-operations.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub();

const write = { operationId: "op-1", version: "v1" };
const message = (html: string) => `<KlaidosPranesimas>${html.replaceAll("<", "&lt;")}</KlaidosPranesimas>`;
const offers = (...months: number[]) => `<SiulomiVariantai>${months.map(option).join("")}</SiulomiVariantai>`;

describe("R-G7: codes with a handling of their own", () => {
  test("F-189, C20: 1100 on save means a bad account number; everything else is saved", async () => {
    stub.reply("SaveApplication", answer(1100, "<ParaiskosID>9000001</ParaiskosID><Versija>v2</Versija>"));
    expect(await saveApplication(backendAt(stub.url), smallApplication, write)).toMatchObject({
      ok: true,
      value: { applicationId: 9_000_001, version: "v2", accountRefused: { key: "1100_save", code: 1100 } },
    });
  });

  test("F-451, C20: 1100 on any other write is a wrong status and refuses", async () => {
    stub.reply("MakeContract", answer(1100));
    expect(await makeContract(backendAt(stub.url), 1, write)).toMatchObject({
      ok: false,
      reason: "wrongStatus",
      notice: { key: "1100" },
    });
  });

  test("1101 and 1102 tell a conflict from a reused form", async () => {
    stub.reply("SaveApplication", answer(1101));
    expect(await saveApplication(backendAt(stub.url), smallApplication, write)).toMatchObject({
      reason: "versionConflict",
    });
    stub.reply("SaveApplication", answer(1102));
    expect(await saveApplication(backendAt(stub.url), smallApplication, write)).toMatchObject({
      reason: "operationReused",
    });
  });

  test.each([
    [1800, "danger"],
    [1801, "danger"],
    [1802, "success"],
  ])("F-259 to F-262: %i shows its message as %s and leaves the options usable", async (code, variant) => {
    stub.reply("GetProposedOptions", answer(code, message("<b>Tekstas</b>") + offers(12, 6)));
    expect(await getProposedOptions(backendAt(stub.url), 1)).toMatchObject({
      ok: true,
      value: {
        options: [{ durationMonths: 6 }, { durationMonths: 12 }],
        notice: { code, variant, html: "<b>Tekstas</b>" },
      },
    });
  });

  test("F-261: 1800 with nothing to offer refuses, with plain text or HTML", async () => {
    stub.reply("GetProposedOptions", answer(1800, message("Suma per didelė")));
    expect(await getProposedOptions(backendAt(stub.url), 1)).toMatchObject({
      reason: "offersImpossible",
      notice: { html: "Suma per didelė", key: "1800" },
    });
    stub.reply("GetProposedOptions", answer(1800));
    expect(await getProposedOptions(backendAt(stub.url), 1)).toMatchObject({ notice: { html: null, key: "1800" } });
  });

  test("F-257: a message in HTML goes before the plain one of the same answer", async () => {
    stub.reply(
      "GetProposedOptions",
      answer(1802, `${message("paprastai")}<KlaidosHtml>&lt;em&gt;gražiai&lt;/em&gt;</KlaidosHtml>${offers(6)}`),
    );
    expect(await getProposedOptions(backendAt(stub.url), 1)).toMatchObject({
      value: { messageHtml: "<em>gražiai</em>", notice: { key: "1802", html: "<em>gražiai</em>" } },
    });
  });

  test("1801 and 1802 without a message fall back to a text that exists", async () => {
    stub.reply("GetProposedOptions", answer(1801, offers(6)));
    expect(await getProposedOptions(backendAt(stub.url), 1)).toMatchObject({
      value: { notice: { key: "1800", html: null } },
    });
  });

  test("F-430: 10 says that there is no income", async () => {
    stub.reply("GetProposedOptions", answer(10));
    expect(await getProposedOptions(backendAt(stub.url), 1)).toMatchObject({ ok: false, reason: "zeroIncome" });
  });

  test("F-263: 1400 with a decision keeps the decision, without one it refuses", async () => {
    const ask = () => OPERATION_CALLS.CalculatePersonalSchedule(backendAt(stub.url));
    stub.reply("CalculatePersonalSchedule", answer(1400, message("<i>Per ilga</i>") + DECISION));
    expect(await ask()).toMatchObject({
      ok: true,
      value: {
        schedule: null,
        decision: { result: "NEEDS_APPROVAL", approvalReasons: ["DSTI_ABOVE_LIMIT"] },
        notice: { html: "<i>Per ilga</i>" },
      },
    });
    stub.reply("CalculatePersonalSchedule", answer(1400));
    expect(await ask()).toMatchObject({ ok: false, reason: "scheduleImpossible" });
  });

  test("F-455: 1400 of a plain schedule refuses", async () => {
    stub.reply("CalculateSchedule", answer(1400));
    expect(await OPERATION_CALLS.CalculateSchedule(backendAt(stub.url))).toMatchObject({
      reason: "scheduleImpossible",
    });
  });

  test("hostile HTML of a message is cleaned before it is shown", async () => {
    stub.reply(
      "GetProposedOptions",
      answer(1801, message('<img src=x onerror=alert(1)><a href="javascript:x">a</a><b>ok</b>') + offers(6)),
    );
    const outcome = await getProposedOptions(backendAt(stub.url), 1);
    expect(outcome).toMatchObject({
      value: { notice: { html: '<a target="_blank" rel="noopener noreferrer">a</a><b>ok</b>' } },
    });
  });
});
