import { describe, expect, test } from "vitest";
import { getContractDocuments, getContractDraft, getValuationReportPdf } from "~/services/contract-documents.server.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub();

const base64 = (text: string) => Buffer.from(text).toString("base64");
const PDF = "%PDF-1.7\ntest\n%%EOF\n";
const draft = async (content: string, code = 0) => {
  stub.reply("GetContractDraft", answer(code, content));
  return getContractDraft(backendAt(stub.url), 1);
};

describe("Documents of the back end", () => {
  test("C3, F-563: content is read under both spellings", async () => {
    for (const name of ["Turinys", "Turiny"]) {
      const outcome = await draft(
        `<${name}>${base64(PDF)}</${name}><BylosPavadinimas>Sutartis</BylosPavadinimas><BylosPletinys>pdf</BylosPletinys>`,
      );
      expect(outcome.ok && Buffer.from(outcome.value.bytes).toString()).toBe(PDF);
      expect(outcome).toMatchObject({ ok: true, value: { fileName: "Sutartis.pdf" } });
    }
  });

  test("base64 in lines is one document", async () => {
    const lines = base64(PDF.repeat(20)).replace(/(.{76})/g, "$1\r\n");
    const outcome = await draft(`<Turinys>\n${lines}\n</Turinys>`);
    expect(outcome.ok && outcome.value.bytes.length).toBe(PDF.length * 20);
  });

  test.each([
    ["nothing", ""],
    ["an empty element", "<Turinys/>"],
    ["no base64", "<Turinys>%PDF-1.7 !</Turinys>"],
    ["half of a document", `<Turinys>${base64(PDF).slice(0, -12)}</Turinys>`],
    ["something else than a PDF", `<Turinys>${base64("<html>error</html>")}</Turinys>`],
  ])("F-464: %s is a PDF that could not be made, never a broken file", async (_name, content) => {
    expect(await draft(content)).toMatchObject({ ok: false, reason: "pdfFailed", notice: { key: "2002" } });
  });

  test.each([
    [2002, "pdfFailed"],
    [2200, "documentArchived"],
    [1063, "applicationNotFound"],
  ])("F-464, F-468: code %i is the refusal %s", async (code, reason) => {
    expect(await draft("", code)).toMatchObject({ ok: false, reason });
  });

  test.each([
    ["without a file", "<KlaidosPranesimas>Dokumentas perkeltas į archyvą</KlaidosPranesimas>"],
    ["with a file", `<KlaidosPranesimas>dokumentas perkeltas.</KlaidosPranesimas><Turinys>${base64(PDF)}</Turinys>`],
  ])(
    "F-346: a success that says the document was transferred is the refusal of the archive, %s",
    async (_name, content) => {
      expect(await draft(content)).toMatchObject({ ok: false, reason: "documentArchived", notice: { key: "2200" } });
    },
  );

  test("F-346: another message of a success takes no document away", async () => {
    const message = "<KlaidosPranesimas>Gerai. Dokumentas perkeltas nebuvo.</KlaidosPranesimas>";
    expect(await draft(`${message}<Turinys>${base64(PDF)}</Turinys>`)).toMatchObject({ ok: true });
  });

  test.each([
    ["Sutartis GI-2026", "pdf", "Sutartis GI-2026.pdf"],
    ["Sutartis.pdf", "pdf", "Sutartis.pdf"],
    ["Sutartis", ".PDF", "Sutartis.pdf"],
    ["../../etc/passwd", "pdf", ".._.._etc_passwd.pdf"],
    ["a&quot;&#13;&#10;X: y", "pdf", "a___X_ y.pdf"],
    ["‮fdp.exe", "pdf", "_fdp.exe.pdf"],
    ["", "", "document.pdf"],
    ["x".repeat(500), "pdf", `${"x".repeat(100)}.pdf`],
  ])("R-F2: the name %s.%s is safe in a header as %s", async (title, extension, fileName) => {
    const content = `<Turinys>${base64(PDF)}</Turinys><BylosPavadinimas>${title}</BylosPavadinimas><BylosPletinys>${extension}</BylosPletinys>`;
    expect(await draft(content)).toMatchObject({ ok: true, value: { fileName } });
  });

  test("F-340: the printed set is asked for with 2, 3, 2 and 0", async () => {
    stub.reply("GetContractDocuments", answer(0, `<Turinys>${base64(PDF)}</Turinys>`));
    await getContractDocuments(backendAt(stub.url), 5);
    expect(stub.calls[0]?.body).toContain(
      "<ParaiskosID>5</ParaiskosID><standardInfo>2</standardInfo><contract>3</contract><conditions>2</conditions><sort>0</sort>",
    );
  });

  test("F-488: a valuation report is asked for by valuation or by application", async () => {
    stub.reply("GetValuationReportPdf", answer(0, `<Turinys>${base64(PDF)}</Turinys>`));
    await getValuationReportPdf(backendAt(stub.url), { valuationId: 9 });
    await getValuationReportPdf(backendAt(stub.url), { applicationId: 5 });
    expect(stub.calls.map((call) => /<VertinimoID>9|<ParaiskosID>5/.exec(call.body)?.[0])).toEqual([
      "<VertinimoID>9",
      "<ParaiskosID>5",
    ]);
  });
});
