import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { operations } from "../../backend/src/operations/operations.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { envelopeOf, postSoap, soapCall } from "../support/soap-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const isAlive = async (): Promise<boolean> => (await jonas("GetCountries")).code === 0;

const envelope = (content: string): string =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${content}</soap:Body></soap:Envelope>`;

const checkPerson = (attributes: string, content: string): string =>
  envelope(`<CheckPersonalData xmlns="urn:portal:v1"${attributes}>${content}</CheckPersonalData>`);

test("F-481, F-482: the contract is served at /soap?wsdl with the address it was asked at", async () => {
  const response = await fetch(`${backEnd.url}/soap?wsdl`);
  const text = await response.text();
  const contract = readFileSync("backend/contract/portal.wsdl", "utf8");
  expect(response.status).toBe(200);
  expect(text).toContain(`location="${backEnd.url}/soap"`);
  expect(text.replace(/location="[^"]*"/, "")).toBe(contract.replace(/location="[^"]*"/, ""));
});

describe("F-475: one envelope over POST, the action named after the operation", () => {
  test("an action that is no operation is a fault", async () => {
    const reply = await postSoap(backEnd.url, "NoSuchOperation", envelopeOf("GetCountries", {}));
    expect(reply.status).toBe(500);
    expect(reply.body).toContain("<faultcode>soap:Client</faultcode>");
  });

  test("an action that does not name the operation of the body is a fault", async () => {
    const reply = await postSoap(backEnd.url, "ListNews", envelopeOf("GetCountries", {}));
    expect(reply.status).toBe(400);
    expect(reply.body).toContain("soap:Fault");
  });

  test("an element that is no operation is a fault", async () => {
    const reply = await postSoap(backEnd.url, "ListNews", envelope("<Nothing/>"));
    expect(reply.status).toBe(400);
    expect(reply.body).toContain("soap:Fault");
  });

  test("F-482: another path is another service", async () => {
    expect((await fetch(`${backEnd.url}/soap/other`, { method: "POST", body: "x" })).status).toBe(404);
    expect((await fetch(`${backEnd.url}/soapbox`)).status).toBe(404);
  });

  test("other methods and media types are refused", async () => {
    const put = await fetch(`${backEnd.url}/soap`, { method: "PUT", body: "x" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "POST"]);
    const json = await postSoap(backEnd.url, "ListNews", "{}", { "Content-Type": "application/json" });
    expect(json.status).toBe(415);
  });
});

/** Log-ins, and what is asked behind a link that is its own key. */
const OPEN = [
  ...["Login2", "Login3", "GetBankReportRequest", "AnswerBankReport"],
  ...["GetSigningRequest", "GetContractForSigning", "GetConsentForSigning"],
  ...["SendSigningCode", "ConfirmSigning", "RefuseSigning", "VerifyDocument"],
];

test.each(Object.keys(operations).filter((name) => !OPEN.includes(name)))(
  "F-476: %s without a session is 1020",
  async (operation) => {
    const without = await soapCall(backEnd.url, operation, {});
    const wrong = await soapCall(backEnd.url, operation, { sesija: "0".repeat(64) });
    expect([without.status, without.code, wrong.code]).toEqual([200, 1020, 1020]);
  },
);

describe("F-498: XML that could harm is refused and the process lives on", () => {
  const billionLaughs =
    '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>' + checkPerson("", "<AsmensKodas>&b;</AsmensKodas>");
  const externalEntity =
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + checkPerson("", "<AsmensKodas>&x;</AsmensKodas>");
  const bodies: [string, string][] = [
    ["entity expansion", billionLaughs],
    ["an external entity", externalEntity],
    ["a document type after a comment", `<!-- x --><!DOCTYPE a>${envelopeOf("CheckPersonalData", {})}`],
    ["an undefined entity", checkPerson("", "<AsmensKodas>&nbsp;</AsmensKodas>")],
    ["a processing instruction", checkPerson("", "<?php x ?>")],
    [
      "a document in a character-data section",
      checkPerson("", '<AsmensKodas><![CDATA[<?xml version="1.0"?><a/>]]></AsmensKodas>'),
    ],
    ["a reference to the prototype", checkPerson("", '<sesija id="__proto__">x</sesija>')],
    ["a link to the prototype", checkPerson("", '<sesija href="#__proto__"/>')],
    ["an element named after the prototype", checkPerson("", "<__proto__><a>1</a></__proto__>")],
    ["an element named constructor", checkPerson("", "<constructor>1</constructor>")],
    ["nesting without end", checkPerson("", "<a>".repeat(20_000) + "</a>".repeat(20_000))],
    ["a broken tag", "<soap:Envelope"],
    ["unbalanced tags", envelope("<CheckPersonalData xmlns='urn:portal:v1'><a></CheckPersonalData>")],
    ["text that is no XML", "KlaidosKodas=0"],
    ["nothing", ""],
  ];

  test.each(bodies)("%s", async (_name, body) => {
    const reply = await postSoap(backEnd.url, "CheckPersonalData", body);
    expect(reply.status).toBe(400);
    expect(reply.body).toContain("<faultcode>soap:Client</faultcode>");
    expect(reply.body).not.toContain("root:");
    expect(await isAlive()).toBe(true);
  });

  test("a gzip body is read, a broken or exploding one is refused", async () => {
    const good = gzipSync(envelopeOf("GetCountries", {}));
    const gzip = { "Content-Encoding": "gzip" };
    expect((await postSoap(backEnd.url, "GetCountries", new Uint8Array(good), gzip)).code).toBe(1020);
    const broken = new Uint8Array(Buffer.from("1f8b0800ffff00", "hex"));
    expect((await postSoap(backEnd.url, "GetCountries", broken, gzip)).status).toBe(400);
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(70 * 1024 * 1024, 32)));
    expect((await postSoap(backEnd.url, "GetCountries", bomb, gzip)).status).toBe(413);
    expect((await postSoap(backEnd.url, "GetCountries", "x", { "Content-Encoding": "br" })).status).toBe(415);
    expect(await isAlive()).toBe(true);
  });

  test("a body above 60 MB is refused, whatever length it declares", async () => {
    const declared = await postSoap(backEnd.url, "GetCountries", " ".repeat(61 * 1024 * 1024)).catch(() => null);
    if (declared !== null) expect(declared.status).toBe(413);
    expect(await answerToEndlessBody()).toContain("413");
    expect(await isAlive()).toBe(true);
  });

  test("another encoding than UTF-8 and broken UTF-8 are refused", async () => {
    const latin = { "Content-Type": "text/xml; charset=windows-1257" };
    expect((await postSoap(backEnd.url, "GetCountries", "<a/>", latin)).status).toBe(415);
    const broken = new Uint8Array([0x3c, 0x61, 0x3e, 0xff, 0xfe]);
    expect((await postSoap(backEnd.url, "GetCountries", broken)).status).toBe(400);
  });
});

/** Sends chunks without a length until the server answers. */
function answerToEndlessBody(): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(backEnd.port, "127.0.0.1");
    const chunk = `100000\r\n${" ".repeat(0x100000)}\r\n`;
    let answer = "";
    const send = () => {
      if (answer === "" && socket.writable) socket.write(chunk, send);
    };
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", () => resolve(answer));
    const head = ["POST /soap HTTP/1.1", "Host: x", "Content-Type: text/xml", "SOAPAction: GetCountries"];
    socket.write(`${[...head, "Transfer-Encoding: chunked"].join("\r\n")}\r\n\r\n`, send);
  });
}

test("F-462: a request that the contract does not allow names the wrong elements and no values", async () => {
  const reply = await jonas("CalculateSchedule", { Suma: "daug", Trukme: "12 mėn.", SalyguVariantoID: 11 });
  expect(reply.code).toBe(2000);
  expect(reply.body).toContain("Suma, Trukme");
  expect(reply.body).not.toContain("daug");
});

test("F-474: an element sent twice is refused, never guessed", async () => {
  const reply = await jonas("GetContract", { ParaiskosID: [1001, 1002] });
  expect(reply.code).toBe(1060);
});

test("R-L1: the log of calls tells operations and codes, and nothing about people", async () => {
  await jonas("CheckPersonalData", { AsmensKodas: "38403179912" });
  await expect.poll(() => backEnd.log.join("\n")).toContain('"op":"CheckPersonalData","code":0');
  const log = backEnd.log.join("\n");
  expect(log).not.toMatch(/38403179912|Mantas|Demo-2026|Pavyzdaitis/);
});
