import { describe, expect, test } from "vitest";
import { listNotifications } from "~/services/notifications.server.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub();

const escaped = (html: string) => html.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const notice = (elements: string) => `<Pranesimas><PranesimoID>1</PranesimoID>${elements}</Pranesimas>`;

async function read(...notices: string[]) {
  stub.reply("ListNotifications", answer(0, `<Pranesimai>${notices.join("")}</Pranesimai>`));
  const outcome = await listNotifications(backendAt(stub.url));
  return outcome.ok ? outcome.value : outcome;
}

describe("F-123: notices of the back end", () => {
  test("F-111: every field is read under the specification's name", async () => {
    const all =
      "<type>attention</type><variant>warning</variant><heading>Darbai</heading><headingEn>Works</headingEn>" +
      "<message>Dėmesio</message><messageEn>Attention</messageEn><text>Plačiau</text>" +
      "<unique>1</unique><uniqueMessage>works</uniqueMessage><collapsed>1</collapsed><code>2000</code>";
    expect(await read(notice(all))).toEqual([
      {
        type: "attention",
        variant: "warning",
        heading: { lt: "Darbai", en: "Works" },
        text: { lt: "Dėmesio", en: "Attention" },
        detail: { lt: "Plačiau", en: "Plačiau" },
        unique: true,
        uniqueMessage: "works",
        collapsed: true,
        code: 2000,
      },
    ]);
  });

  test("R-H1, F-120: HTML comes before plain words, and is clean in both languages", async () => {
    const hostile = '<b>ok</b><script>alert(1)</script><a href="javascript:x" onclick="y">a</a>';
    const clean = '<b>ok</b><a target="_blank" rel="noopener noreferrer">a</a>';
    const elements = `<type>greeting</type><variant>info</variant><message>kita</message>`;
    const html = `<htmlMessage>${escaped(hostile)}</htmlMessage><htmlMessageEn>${escaped(hostile)}</htmlMessageEn>`;
    expect(await read(notice(elements + html))).toMatchObject([{ text: { html: { lt: clean, en: clean } } }]);
  });

  test("F-123: a notice about an application leads to where that stands", async () => {
    const about = notice(
      "<type>general</type><variant>success</variant><message>a</message><ParaiskosID>1057</ParaiskosID>",
    );
    const link = { to: "/applications/load/1057", label: "shell:notices.openApplication" };
    expect(await read(about)).toMatchObject([{ text: { lt: "a", en: "a" }, link }]);
  });

  test("a word that is no type or variant counts as the plainest one; one that says nothing is left out", async () => {
    const odd = notice("<type>x</type><variant>pink</variant><message>a</message>");
    const mute = notice("<type>greeting</type><variant>info</variant>");
    expect(await read(odd, mute)).toMatchObject([{ type: "general", variant: "info", text: { lt: "a", en: "a" } }]);
  });

  test("R-G16: one, none and 1900", async () => {
    expect(await read(notice("<type>greeting</type><variant>info</variant><message>a</message>"))).toHaveLength(1);
    expect(await read()).toEqual([]);
    stub.reply("ListNotifications", answer(1900));
    expect(await listNotifications(backendAt(stub.url))).toEqual({ ok: true, value: [] });
  });
});
