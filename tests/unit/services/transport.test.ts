import { Client, WSDL } from "soap";
import { describe, expect, test } from "vitest";
import contract from "../../../backend/contract/portal.wsdl?raw";
import { checkPersonalData, getCountries } from "~/services/clients.server.ts";
import { decodeAnswer } from "~/services/transport/answer-text.ts";
import { loadPortalWsdl, SOAP_OPTIONS } from "~/services/transport/portal-wsdl.server.ts";
import { parseEnvelope } from "~/services/transport/soap-envelope.ts";
import { SoapHttpClient } from "~/services/transport/soap-http-client.server.ts";
import { contractPage } from "~/services/wire/contracts.ts";
import { listRow } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answer, answerXml, raw } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub();

describe("Character sets of answers", () => {
  const xml = (encoding: string) =>
    answerXml("CheckPersonalData", 0, "<Vardas>Ąžuolas</Vardas><Pavarde>Žemaitė</Pavarde>").replace("utf-8", encoding);
  const windows1257 = (text: string) =>
    Buffer.from(
      [...text].map((character) => ({ Ą: 0xc0, ž: 0xfe, Ž: 0xde, ė: 0xeb })[character] ?? character.charCodeAt(0)),
    );
  const withMark = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

  test.each([
    ["windows-1257 by its header", "text/xml; charset=windows-1257", windows1257(xml("x"))],
    ["windows-1257 by the declaration", "text/xml", windows1257(xml("windows-1257"))],
    ["quoted and in capitals", 'text/xml; charset="UTF-8"', Buffer.from(xml("utf-8"))],
    ["UTF-16 with a mark", "application/xml", withMark(xml("utf-16"))],
    [
      "UTF-8 with a mark, whatever the header says",
      "text/xml; charset=windows-1257",
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(xml("utf-8"))]),
    ],
    ["none at all", "application/soap+xml", Buffer.from(xml("utf-8").replace(/<\?xml.*?\?>/, ""))],
  ])("Lithuanian letters survive: %s", async (_name, contentType, bytes) => {
    stub.reply("CheckPersonalData", raw(200, contentType, bytes));
    expect(await checkPersonalData(backendAt(stub.url), "38904309885")).toMatchObject({
      ok: true,
      value: { firstName: "Ąžuolas", lastName: "Žemaitė" },
    });
  });

  test.each(["text/html", "application/json", "multipart/related; boundary=x", "", "text/xml2"])(
    "the type %s is not read",
    (contentType) => {
      expect(() => decodeAnswer(Buffer.from("<a/>"), contentType)).toThrow(
        expect.objectContaining({ kind: "contentType" }),
      );
    },
  );
});

describe("R-G20: the contract", () => {
  test("is inside the bundle: another working folder changes nothing", async () => {
    const folder = process.cwd();
    try {
      process.chdir("/");
      expect((await loadPortalWsdl(64)).describeServices()).toHaveProperty("PortalService");
    } finally {
      process.chdir(folder);
    }
  });

  test("a document that it names is not fetched", async () => {
    const withImport = contract.replace(
      "<xsd:complexType",
      `<xsd:import namespace="urn:x" schemaLocation="${stub.url}/x.xsd"/><xsd:complexType`,
    );
    const error = await new Promise((resolve) => new WSDL(withImport, "portal.wsdl", SOAP_OPTIONS).onReady(resolve));
    expect(error).toBeInstanceOf(Error);
    expect(stub.calls).toEqual([]);
  });
});

describe("The shared client", () => {
  test("keeps nothing of the last user's request and answer", async () => {
    const httpClient = new SoapHttpClient(async () => ({
      status: 200,
      bytes: Buffer.from(answerXml("CheckPersonalData", 0, "<Vardas>Slapta</Vardas>")),
      contentType: "text/xml",
    }));
    const client = new Client(await loadPortalWsdl(64), stub.url, { ...SOAP_OPTIONS, httpClient });
    const call = { maxBytes: 1_000, signal: new AbortController().signal, freshConnection: false, reference: "r" };
    await client["CheckPersonalDataAsync"]({ sesija: "s", AsmensKodas: "38904309885" }, { call });
    const kept = Object.entries(client).filter(([name]) => name.startsWith("last"));
    expect(JSON.stringify(kept)).not.toMatch(/38904309885|Slapta/);
  });

  test("answers of parallel calls do not mix", async () => {
    stub.reply("CheckPersonalData", (response, call) => {
      const [, code = ""] = /<AsmensKodas>(\d+)/.exec(call.body) ?? [];
      const send = () => answer(0, `<Vardas>V${code}</Vardas><Pavarde>P${code}</Pavarde>`)(response, call);
      setTimeout(send, (Number(code) * 7) % 20);
    });
    const backend = backendAt(stub.url);
    const codes = Array.from({ length: 60 }, (_, index) => String(index));
    const outcomes = await Promise.all(codes.map((code) => checkPersonalData(backend, code)));
    expect(outcomes).toEqual(
      codes.map((code) => ({ ok: true, value: { firstName: `V${code}`, lastName: `P${code}` } })),
    );
  });

  test("more calls at once than places wait their turn", async () => {
    stub.reply("GetCountries", answer(0));
    const backend = backendAt(stub.url, { parallelReads: 60 });
    const outcomes = await Promise.all(Array.from({ length: 120 }, () => getCountries(backend)));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  });
});

describe("A long answer", () => {
  test("a page of 50 rows is read whole", () => {
    const page = answerXml(
      "ListContracts",
      0,
      `<Sarasas>${Array.from({ length: 50 }, (_, index) => listRow(index)).join("")}</Sarasas>`,
    );
    const read = () => contractPage.parse(parseEnvelope(page, 64).Body["ListContractsResponse"]);
    expect(read().rows).toHaveLength(50);
  });
});
