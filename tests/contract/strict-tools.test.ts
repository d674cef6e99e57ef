import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApplication, EMILIJA, PHONE } from "../support/demo-application.ts";
import { logIn } from "../support/demo-session.ts";
import { textAt, valueAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const BUILD_MS = 240_000;
const CLIENT_SOURCE = "tests/support/generated-client/client.c";
const SCHEMA = /<xsd:schema [\s\S]*<\/xsd:schema>/;

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const folder = mkdtempSync(join(tmpdir(), "portal-strict-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The back end answers meanwhile, in this process. */
const run = async (command: string, args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd: folder, encoding: "utf8" })).stdout;

const loadContract = async (): Promise<string> => (await fetch(`${backEnd.url}/soap?wsdl`)).text();

/** Errors that Xerces finds with full checking of the schema's own rules, unique particle attribution among them. */
function listSchemaErrors(schema: string): string[] {
  const namespaces = 'xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:tns="urn:portal:v1"';
  const file = join(folder, "schema.xsd");
  writeFileSync(file, schema.replace("<xsd:schema ", `<xsd:schema ${namespaces} `));
  const printed = execFileSync("sh", ["-c", `SCMPrint -f '${file}' 2>&1`], { encoding: "utf8" });
  return printed.split("\n").filter((line) => line.includes("Message:"));
}

const schemaOf = (contract: string): string => SCHEMA.exec(contract)?.[0] ?? "";

describe("F-481: the contract's schema is valid for strict tools", () => {
  test("every element belongs to one particle", async () => {
    const schema = schemaOf(await loadContract());
    expect(schema.length).toBeGreaterThan(50_000);
    expect(listSchemaErrors(schema)).toEqual([]);
  });

  test("the tool refuses a wildcard beside elements that may be left out", async () => {
    const wildcard = '<xsd:any minOccurs="0" maxOccurs="unbounded" processContents="lax"/>';
    const schema = schemaOf(await loadContract()).replace(/<xsd:element name="KitiElementai"[^>]*>/, wildcard);
    expect(listSchemaErrors(schema).join()).toContain("unique particle attribution");
  });
});

describe("F-354, F-482: a client that was generated from the contract", () => {
  beforeAll(async () => {
    writeFileSync(join(folder, "portal.wsdl"), await loadContract());
    copyFileSync(CLIENT_SOURCE, join(folder, "client.c"));
    await run("wsdl2h", ["-c", "-o", "portal.h", "portal.wsdl"]);
    await run("soapcpp2", ["-c", "-C", "-L", "-w", "-x", "portal.h"]);
    await run("gcc", ["-w", "-I.", "client.c", "soapC.c", "soapClient.c", "-lgsoap", "-o", "client"]);
  }, BUILD_MS);

  test("loads an application and saves it, with what the contract does not name", async () => {
    const unknown = { NezinomasPozymis: "Ą & B", NezinomasMedis: { Lapas: "1" } };
    const line = { ...PHONE, NezinomaSpalva: "žalia" };
    const { id } = await createApplication(jonas, { ...EMILIJA, ...unknown, Prekes: { Preke: [line] } });
    const session = await logIn(backEnd.url, "jonas.s");
    const printed = await run("./client", [`${backEnd.url}/soap`, session, String(id), "Iš kitos programos"]);
    expect(printed).toMatch(/^load 0$[\s\S]*^save 0$/mu);
    expect(printed).toMatch(/^other <NezinomasPozymis[^>]*>Ą &amp; B<\/NezinomasPozymis>/mu);

    const loaded = valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
    expect(textAt(loaded, "Komentaras")).toBe("Iš kitos programos");
    expect(valueAt(loaded, "KitiElementai")).toEqual(unknown);
    expect(textAt(loaded, "Prekes", "Preke", "KitiElementai", "NezinomaSpalva")).toBe("žalia");
  });
});
