import { gzipSync } from "node:zlib";
import type { FaultKind } from "~/services/backend-errors.ts";
import { answer, answerXml, envelope, raw, xml, type StubReply } from "../../support/soap-stub.ts";

/** One way in which a back end fails, and what the portal must call it. */
export type SoapFault = {
  name: string;
  kind: FaultKind;
  reply: StubReply;
  /** Megabytes of answer: tried on a few operations instead of all at the same moment. */
  heavy?: boolean;
};

const html = "<!doctype html><html><body><h1>Bad gateway</h1></body></html>";

const soapFault = envelope(
  "<soap:Fault><faultcode>soap:Server</faultcode><faultstring>hunter2 exploded</faultstring></soap:Fault>",
);

/** The whole answer of the operation, changed. */
const changed =
  (change: (answer: string) => string | Uint8Array, contentType = "text/xml; charset=utf-8"): StubReply =>
  (response, call) =>
    raw(200, contentType, change(answerXml(call.operation, 0)))(response, call);

/** The content of the operation's answer element, code included. */
const content =
  (inner: string): StubReply =>
  (response, call) =>
    xml(envelope(`<${call.operation}Response xmlns="urn:portal:v1">${inner}</${call.operation}Response>`))(
      response,
      call,
    );

const inBody = (inner: string): StubReply => xml(envelope(inner));

const drip: StubReply = (response, call) => {
  const text = answerXml(call.operation, 0).padEnd(5_000);
  response.writeHead(200, { "Content-Type": "text/xml", "Content-Length": String(text.length) });
  let at = 0;
  const timer = setInterval(() => response.write(text[at++] ?? ""), 100);
  response.on("close", () => clearInterval(timer));
};

const delayed =
  (milliseconds: number): StubReply =>
  (response, call) => {
    const timer = setTimeout(() => answer(0)(response, call), milliseconds);
    response.on("close", () => clearTimeout(timer));
  };

const resetWithin: StubReply = (response) => {
  response.writeHead(200, { "Content-Type": "text/xml", "Content-Length": "1000" });
  response.write("<?xml version=", () => response.socket?.resetAndDestroy());
};

const shorterThanPromised: StubReply = (response, call) => {
  response.writeHead(200, { "Content-Type": "text/xml", "Content-Length": "100000" });
  response.write(answerXml(call.operation, 0), () => response.destroy());
};

const sixtyMegabytes: StubReply = (response) => {
  const chunk = Buffer.alloc(2 ** 16, "x");
  let left = (60 * 2 ** 20) / chunk.length;
  response.writeHead(200, { "Content-Type": "text/xml" });
  response.on("error", () => undefined);
  const send = () => {
    while (left-- > 0) if (!response.write(chunk)) return void response.once("drain", send);
    response.end();
  };
  send();
};

const ignored: StubReply = () => undefined;

const bom = Buffer.from([0xef, 0xbb, 0xbf]);
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** The matrix of R-G1 and R-G2; faults of the connection itself are tested beside it. */
export const SOAP_FAULTS: readonly SoapFault[] = [
  { name: "black hole", kind: "deadline", reply: ignored },
  { name: "delay of 3 s", kind: "deadline", reply: delayed(3_000) },
  { name: "delay of 8 s", kind: "deadline", reply: delayed(8_000) },
  { name: "delay of 30 s", kind: "deadline", reply: delayed(30_000) },
  { name: "one byte per 100 ms", kind: "deadline", reply: drip },
  { name: "reset before the answer", kind: "reset", reply: (response) => void response.socket?.resetAndDestroy() },
  { name: "reset within the body", kind: "reset", reply: resetWithin },
  { name: "connection closed before the promised length", kind: "reset", reply: shorterThanPromised },
  { name: "truncated XML", kind: "malformed", reply: changed((text) => text.slice(0, -30)) },
  { name: "empty 200", kind: "empty", reply: xml("") },
  { name: "200 of white space", kind: "empty", reply: xml("  \n ") },
  { name: "204", kind: "status", reply: raw(204, "text/xml", "") },
  {
    name: "302 into the own network",
    kind: "redirect",
    reply: raw(302, "text/xml", "", { Location: "http://127.0.0.1:9/" }),
  },
  { name: "307", kind: "redirect", reply: raw(307, "text/xml", "", { Location: "/elsewhere" }) },
  { name: "401", kind: "status", reply: raw(401, "text/plain", "who are you") },
  { name: "500 with a SOAP fault", kind: "status", reply: raw(500, "text/xml", soapFault) },
  { name: "200 with a SOAP fault", kind: "soapFault", reply: xml(soapFault) },
  { name: "500 with HTML", kind: "status", reply: raw(500, "text/html", html) },
  { name: "502 with HTML", kind: "unavailableStatus", reply: raw(502, "text/html", html) },
  { name: "503 with HTML", kind: "unavailableStatus", reply: raw(503, "text/html", html) },
  { name: "504 with HTML", kind: "unavailableStatus", reply: raw(504, "text/html", html) },
  { name: "200 with HTML", kind: "contentType", reply: raw(200, "text/html", html) },
  { name: "HTML that calls itself XML", kind: "doctype", reply: xml(html) },
  { name: "other XML", kind: "wrongElement", reply: xml("<html><body/></html>") },
  { name: "JSON", kind: "contentType", reply: raw(200, "application/json", '{"KlaidosKodas":0}') },
  { name: "JSON that calls itself XML", kind: "malformed", reply: xml('{"KlaidosKodas":0}') },
  { name: "no type at all", kind: "contentType", reply: raw(200, "", "x") },
  {
    name: "gzip that nobody asked for",
    kind: "contentEncoding",
    reply: raw(200, "text/xml", gzipSync("<a/>"), { "Content-Encoding": "gzip" }),
  },
  {
    name: "MTOM",
    kind: "contentType",
    reply: raw(200, 'multipart/related; type="application/xop+xml"; boundary=b', "--b--"),
  },
  { name: "DOCTYPE", kind: "doctype", reply: changed((text) => text.replace("?>", "?><!DOCTYPE a []>")) },
  {
    name: "external entity",
    kind: "doctype",
    reply: xml('<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'),
  },
  {
    name: "billion laughs",
    kind: "doctype",
    reply: xml('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><a>&b;</a>'),
  },
  {
    name: "undefined entity",
    kind: "malformed",
    reply: content("<KlaidosKodas>0</KlaidosKodas><Vardas>&nbsp;</Vardas>"),
  },
  {
    name: "processing instruction",
    kind: "malformed",
    reply: content("<?php exec() ?><KlaidosKodas>0</KlaidosKodas>"),
  },
  { name: "60 MB", heavy: true, kind: "tooLarge", reply: sixtyMegabytes },
  {
    name: "60 MB by its own word",
    kind: "tooLarge",
    reply: (response) =>
      void response.writeHead(200, { "Content-Type": "text/xml", "Content-Length": "62914560" }).flushHeaders(),
  },
  { name: "200 KB of <", kind: "malformed", reply: xml("<".repeat(200_000)) },
  { name: "200 KB of <!--", kind: "malformed", reply: xml("<!--".repeat(50_000)) },
  { name: "200 KB of &", kind: "malformed", reply: content("&".repeat(200_000)) },
  { name: "20 000 deep", kind: "wrongElement", reply: inBody("<a>".repeat(20_000)) },
  { name: "20 000 deep inside the answer", kind: "tooDeep", reply: content("<a>".repeat(20_000)) },
  { name: "300 000 elements", heavy: true, kind: "malformed", reply: content("<a/>".repeat(300_000)) },
  { name: "200 KB of attributes", kind: "malformed", reply: content(`<a ${'b="" '.repeat(40_000)}/>`) },
  {
    name: "element of another operation",
    kind: "wrongElement",
    reply: inBody('<OtherResponse xmlns="urn:portal:v1"><KlaidosKodas>0</KlaidosKodas></OtherResponse>'),
  },
  {
    name: "element named like the request",
    kind: "wrongElement",
    reply: changed((text) => text.replace(/(\w+)Response/g, "$1")),
  },
  {
    name: "element of another namespace",
    kind: "wrongElement",
    reply: changed((text) => text.replace("urn:portal:v1", "urn:other")),
  },
  {
    name: "two answers",
    kind: "wrongElement",
    reply: changed((text) => text.replace(/(<\w+Response.*Response>)/, "$1$1")),
  },
  {
    name: "SOAP 1.2",
    kind: "wrongElement",
    reply: changed((text) =>
      text.replace("http://schemas.xmlsoap.org/soap/envelope/", "http://www.w3.org/2003/05/soap-envelope"),
    ),
  },
  { name: "empty body", kind: "wrongElement", reply: inBody("") },
  { name: "empty answer element", kind: "wrongElement", reply: content("") },
  { name: "no KlaidosKodas", kind: "missingCode", reply: content("<Sesija>s</Sesija>") },
  {
    name: "KlaidosKodas of another namespace",
    kind: "missingCode",
    reply: content('<x:KlaidosKodas xmlns:x="urn:x">0</x:KlaidosKodas><Sesija>s</Sesija>'),
  },
  { name: "KlaidosKodas empty", kind: "invalidCode", reply: answer("") },
  { name: "KlaidosKodas abc", kind: "invalidCode", reply: answer("abc") },
  { name: "KlaidosKodas 0x0", kind: "invalidCode", reply: answer("0x0") },
  { name: "KlaidosKodas 1e0", kind: "invalidCode", reply: answer("1e0") },
  { name: "KlaidosKodas 0.0", kind: "invalidCode", reply: answer("0.0") },
  { name: "KlaidosKodas twice", kind: "invalidCode", reply: answer("0", "<KlaidosKodas>0</KlaidosKodas>") },
  { name: "KlaidosKodas with children", kind: "invalidCode", reply: answer("<a>0</a>") },
  { name: "KlaidosKodas −1", kind: "negativeCode", reply: answer("-1") },
  { name: "KlaidosKodas −404", kind: "networkCode", reply: answer("-404") },
  { name: "__proto__", kind: "malformed", reply: answer(0, "<__proto__><admin>1</admin></__proto__>") },
  { name: "constructor", kind: "malformed", reply: answer(0, "<constructor><prototype>1</prototype></constructor>") },
  {
    name: "windows-1257 that does not say so",
    kind: "charset",
    reply: changed((text) => Buffer.from(text.replace("</Kl", "\xeb</Kl"), "latin1")),
  },
  { name: "unknown character set", kind: "charset", reply: changed((text) => text, "text/xml; charset=klingon") },
  { name: "UTF-16 that does not say so", kind: "malformed", reply: changed(utf16) },
  {
    name: "invalid UTF-8",
    kind: "charset",
    reply: changed((text) => Buffer.concat([bom, Buffer.from(text), Buffer.from([0xc0, 0xaf])])),
  },
  { name: "NUL", kind: "malformed", reply: changed((text) => text.replace("</Kl", "\0</Kl")) },
  { name: "text behind the envelope", kind: "malformed", reply: changed((text) => `${text}tail`) },
  { name: "text among the elements", kind: "malformed", reply: answer(0, "text<Sesija>s</Sesija>") },
];
