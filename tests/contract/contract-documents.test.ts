import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { createApplication } from "../support/demo-application.ts";
import { listAt, textAt, type AnswerTree } from "../support/soap-answer.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const tomas = useCaller(backEnd, "tomas.s");
const manager = useCaller(backEnd, "vadyb2");

const FULL_SET = { standardInfo: 2, contract: 3, conditions: 2, sort: 0 };

async function pagesOf(fields: AnswerTree): Promise<number> {
  const bytes = Buffer.from(textAt(fields, "Turinys"), "base64");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  return (await PDFDocument.load(bytes)).getPageCount();
}

describe("F-280, F-341: documents of an application", () => {
  test.each([
    ["GetSchedulePdf", "Įmokų grafikas 1002"],
    ["GetStandardInformationPdf", "Standartinė informacija 1002"],
    ["GetContractDraft", "Sutarties projektas 1002"],
  ])("%s is a PDF with a name", async (operation, name) => {
    const reply = await jonas(operation, { ParaiskosID: 1002 });
    expect([reply.code, textAt(reply.fields, "BylosPavadinimas"), textAt(reply.fields, "BylosPletinys")]).toEqual([
      0,
      name,
      "pdf",
    ]);
    expect(await pagesOf(reply.fields)).toBeGreaterThan(0);
  });

  test("F-280: the schedule for another payment day is another document", async () => {
    const fifth = await jonas("GetSchedulePdf", { ParaiskosID: 1002, MokejimoDiena: 5 });
    const tenth = await jonas("GetSchedulePdf", { ParaiskosID: 1002, MokejimoDiena: 10 });
    expect([fifth.code, tenth.code]).toEqual([0, 0]);
    expect(textAt(fifth.fields, "Turinys")).not.toBe(textAt(tenth.fields, "Turinys"));
    expect((await jonas("GetSchedulePdf", { ParaiskosID: 1002, MokejimoDiena: 32 })).code).toBe(2000);
  });

  test("an application without sum or variant has no schedule to print: 2002", async () => {
    for (const operation of ["GetSchedulePdf", "GetStandardInformationPdf", "GetContractDraft"]) {
      expect([operation, (await jonas(operation, { ParaiskosID: 1001 })).code]).toEqual([operation, 2002]);
    }
  });

  test("F-280: the report of a valuation, by its number or the newest of the application; none is 1900", async () => {
    const { id } = await createApplication(jonas);
    expect((await jonas("GetValuationReportPdf", { ParaiskosID: id })).code).toBe(1900);
    const valuation = textAt((await jonas("GetProposedOptions", { ParaiskosID: id })).fields, "VertinimoID");
    for (const asked of [{ ParaiskosID: id }, { VertinimoID: valuation }]) {
      const reply = await jonas("GetValuationReportPdf", asked);
      expect([reply.code, textAt(reply.fields, "BylosPavadinimas")]).toEqual([0, `Vertinimo ataskaita ${valuation}`]);
      expect(await pagesOf(reply.fields)).toBeGreaterThan(0);
    }
    expect((await jonas("GetValuationReportPdf", {})).code).toBe(1900);
  });
});

describe("F-340: the printed set", () => {
  test("holds the copies that were asked for, and is logged", async () => {
    const printed = async () => {
      const log = listAt((await tomas("GetActionLog", { ParaiskosID: 1006 })).fields, "Irasai", "Irasas");
      return log.filter((line) => textAt(line, "Veiksmas") === "Suformuoti sutarties dokumentai").length;
    };
    const before = await printed();
    const one = await tomas("GetContractDocuments", {
      ParaiskosID: 1006,
      standardInfo: 1,
      contract: 0,
      conditions: 0,
      sort: 0,
    });
    const two = await tomas("GetContractDocuments", {
      ParaiskosID: 1006,
      standardInfo: 2,
      contract: 0,
      conditions: 0,
      sort: 0,
    });
    const full = await tomas("GetContractDocuments", { ParaiskosID: 1006, ...FULL_SET });
    expect(await pagesOf(two.fields)).toBe(2 * (await pagesOf(one.fields)));
    expect(await pagesOf(full.fields)).toBeGreaterThan(await pagesOf(two.fields));
    expect(await printed()).toBe(before + 3);
  });

  test("no copies at all, or a hundred, are refused", async () => {
    const none = { standardInfo: 0, contract: 0, conditions: 0, sort: 0 };
    expect((await tomas("GetContractDocuments", { ParaiskosID: 1006, ...none })).code).toBe(2000);
    expect((await tomas("GetContractDocuments", { ParaiskosID: 1006, ...FULL_SET, contract: 100 })).code).toBe(2000);
  });

  test("before there is a contract, or after it was rejected, there is nothing to print: 1100", async () => {
    expect((await jonas("GetContractDocuments", { ParaiskosID: 1002, ...FULL_SET })).code).toBe(1100);
    expect((await manager("GetContractDocuments", { ParaiskosID: 1014, ...FULL_SET })).code).toBe(1100);
  });

  test("F-468: an archived contract is 2200", async () => {
    expect((await jonas("GetContractDocuments", { ParaiskosID: 1013, ...FULL_SET })).code).toBe(2200);
  });

  test.each([1007, 1008])("F-338, R-D7: while %i is being signed remotely only a manager prints", async (id) => {
    expect((await jonas("GetContractDocuments", { ParaiskosID: id, ...FULL_SET })).code).toBe(1021);
    expect((await manager("GetContractDocuments", { ParaiskosID: id, ...FULL_SET })).code).toBe(0);
  });

  test("F-464: a PDF that cannot be made is 2002, for every document", async () => {
    const id = 9002002;
    expect((await jonas("GetContractDocuments", { ParaiskosID: id, ...FULL_SET })).code).toBe(2002);
    expect((await jonas("GetSchedulePdf", { ParaiskosID: id })).code).toBe(2002);
    expect((await jonas("GetStandardInformationPdf", { ParaiskosID: id })).code).toBe(2002);
  });

  test("a draft of a finished contract is 1100", async () => {
    expect((await tomas("GetContractDraft", { ParaiskosID: 1006 })).code).toBe(1100);
  });
});
