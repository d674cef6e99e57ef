import { describe, expect, test } from "vitest";
import { getServiceStatuses } from "~/services/service-statuses.server.ts";
import { parseMoment } from "~/services/wire/date-time.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub();

const system = (content: string) =>
  `<Sistema><SistemosID>2</SistemosID><Pavadinimas>Registrai</Pavadinimas>${content}<Atnaujinta>2026-11-20T14:03:00</Atnaujinta></Sistema>`;

async function read(content: string) {
  stub.reply("GetServiceStatuses", answer(0, `<Sistemos>${system(content)}</Sistemos>`));
  const outcome = await getServiceStatuses(backendAt(stub.url));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value[0];
}

describe("F-406: a state of an outside system", () => {
  test("number, both names, state, page and time are read", async () => {
    expect(
      await read("<PavadinimasEn>Registers</PavadinimasEn><Statusas>1</Statusas><Url>https://status.example/r</Url>"),
    ).toEqual({
      id: 2,
      name: { lt: "Registrai", en: "Registers" },
      status: 1,
      href: "https://status.example/r",
      updatedAt: Date.parse("2026-11-20T12:03:00Z"),
    });
  });

  test("F-580: an unknown state is an error, and so is none", async () => {
    expect((await read("<Statusas>7</Statusas>"))?.status).toBe(2);
    expect((await read("<Statusas></Statusas>"))?.status).toBe(2);
  });

  test.each(["javascript:alert(1)", "//evil.test", "data:text/html,x", "not an address"])(
    "%s is no page to lead to",
    async (url) => {
      expect((await read(`<Statusas>0</Statusas><Url>${url}</Url>`))?.href).toBeNull();
    },
  );

  test("1021 is a refusal, not a fault", async () => {
    stub.reply("GetServiceStatuses", answer(1021));
    expect(await getServiceStatuses(backendAt(stub.url))).toMatchObject({ ok: false, reason: "notAllowed" });
  });
});

describe("a moment of the wire", () => {
  test.each([
    ["2026-11-20T14:03:00", "2026-11-20T12:03:00Z"],
    ["2026-07-20T14:03:00", "2026-07-20T11:03:00Z"],
    ["2026-07-20T14:03:00.5", "2026-07-20T11:03:00Z"],
    ["2026-11-20T14:03:00Z", "2026-11-20T14:03:00Z"],
    ["2026-11-20T14:03:00+02:00", "2026-11-20T12:03:00Z"],
  ])("%s is %s: the lender's time, unless an offset is given", (text, moment) => {
    expect(parseMoment(text)).toBe(Date.parse(moment));
  });

  test.each(["", "14:03", "2026-11-20", "2026-13-20T14:03:00", "2026-11-20T25:00:00"])("%j is none", (text) => {
    expect(parseMoment(text)).toBeNull();
  });
});
