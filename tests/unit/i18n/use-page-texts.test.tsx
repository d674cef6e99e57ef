import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, it, vi } from "vitest";
import type { Language } from "../../../app/domain/language.ts";
import { createBrowserI18n } from "../../../app/i18n/browser.ts";
import type { LoadTexts } from "../../../app/i18n/page-texts.ts";
import { namespacesOf, usePageTexts } from "../../../app/i18n/use-page-texts.ts";
import type { TextKey } from "../../../app/i18n/text-key.ts";
import { useText } from "../../../app/i18n/use-text.ts";

const matches = vi.hoisted((): { handle?: unknown }[] => []);
vi.mock("@remix-run/react", () => ({ useMatches: () => matches }));
afterEach(() => void matches.splice(0));

const load: LoadTexts = (language, namespace) => Promise.resolve({ title: `${namespace} in ${language}` });

function Page({ language }: { language: Language }) {
  usePageTexts(language);
  const translate = useText();
  return <p>{`${translate("settings:title")}, ${translate("news:title")}`}</p>;
}

/** What a page of these routes looks like when it is drawn: a suspended page is not drawn before its texts are there. */
async function draw(language: Language, loadTexts: LoadTexts = load): Promise<string> {
  const i18n = await createBrowserI18n("lt", ["ui", "shell"], vi.fn(), loadTexts);
  const page = (
    <I18nextProvider i18n={i18n}>
      <Page language={language} />
    </I18nextProvider>
  );
  const sink = new PassThrough();
  const stream = renderToPipeableStream(page, { onShellReady: () => void stream.pipe(sink) });
  return text(sink);
}

it("names the namespaces of parent and child, each once, and always those of the frame", () => {
  expect(
    namespacesOf([
      { handle: { i18n: ["errors", "ui"] } },
      {},
      { handle: { title: "x" } },
      { handle: { i18n: ["errors", "news"] } },
    ]),
  ).toEqual(["ui", "shell", "errors", "news"]);
});

it("draws a page only when the texts of all its routes are there", async () => {
  matches.push({ handle: { i18n: ["settings"] } }, { handle: { i18n: ["news"] } });
  expect(await draw("lt")).toBe("<p>settings in lt, news in lt</p>");
});

it("without it, texts that another page brings are raw keys", async () => {
  expect(await draw("lt")).toBe("<p>title, title</p>");
});

it("waits for the texts of the language that the page will be in", async () => {
  matches.push({ handle: { i18n: ["settings", "news"] } });
  const asked = vi.fn(load);
  await draw("en", asked);
  expect(asked.mock.calls).toEqual(
    expect.arrayContaining([
      ["en", "settings"],
      ["en", "news"],
      ["en", "ui"],
    ]),
  );
});

it("takes keys of texts only", () => {
  const keys: TextKey[] = ["errors:refused.form.text", "soap:1090", "enumerations:role.seller"];
  // @ts-expect-error A key without a text does not compile.
  keys.push("errors:refused.form.words");
  // @ts-expect-error Nor does one without its namespace.
  keys.push("title");
  expect(keys).toHaveLength(5);
});
