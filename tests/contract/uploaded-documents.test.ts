import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import slots from "../../backend/contract/document-slots.json";
import { createApplication, EMILIJA } from "../support/demo-application.ts";
import type { Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const MB = 1_048_576;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Bytes that begin as a JPEG does and differ by their mark. */
const jpeg = (mark: string): Buffer => Buffer.concat([JPEG_START, Buffer.from(mark)]);

const withSpouse: RequestElements = {
  ...EMILIJA,
  Sutuoktinis: 2,
  SeimyninePadetis: 2,
  SeimosNariuSkaicius: 2,
  SutuoktinioAsmensKodas: "38403179912",
};

const upload = (call: Caller, id: number, slot: number, more: RequestElements = {}) =>
  call("UploadDocument", {
    ParaiskosID: id,
    dokumentoTipas: slot,
    BylosPavadinimas: "nuotrauka.jpg",
    BylosPletinys: "jpg",
    Turinys: jpeg(`${slot}`).toString("base64"),
    ...more,
  });

async function documentsOf(call: Caller, id: number) {
  const { code, fields } = await call("ListDocuments", { ParaiskosID: id });
  expect(code).toBe(0);
  return listAt(fields, "Dokumentai", "Dokumentas");
}

const slotOf = (row: Parameters<typeof textAt>[0]) =>
  `${textAt(row, "Sutuoktinis") === "1" ? "spouse" : "client"} ${textAt(row, "dokumentoTipas")}`;

const logOf = async (id: number) =>
  listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").map(
    (line) => `${textAt(line, "Veiksmas")}: ${textAt(line, "Pastaba")}`,
  );

describe("G22: uploaded documents in the back end", () => {
  test("F-321, F-332: a file is uploaded, listed, got and deleted, and each act stands in the action log", async () => {
    const { id } = await createApplication(jonas);
    const content = jpeg("pasas");
    const original = createHash("sha256").update("the photo as it was").digest("hex");
    const more = { Turinys: content.toString("base64"), PradineSantrauka: original };
    const uploaded = await upload(jonas, id, 7, more);
    const DokumentoID = textAt(uploaded.fields, "DokumentoID");
    const [row] = await documentsOf(jonas, id);
    expect(
      ["DokumentoID", "dokumentoTipas", "Sutuoktinis", "BylosPavadinimas", "BylosPletinys", "Dydis", "Santrauka"].map(
        (name) => textAt(row, name),
      ),
    ).toEqual([
      DokumentoID,
      "7",
      "0",
      "nuotrauka.jpg",
      "jpg",
      String(content.length),
      createHash("sha256").update(content).digest("hex"),
    ]);
    expect(textAt(row, "Ikele")).toContain("Jonas");
    const got = await jonas("GetDocument", { ParaiskosID: id, DokumentoID });
    expect(Buffer.from(textAt(got.fields, "Turinys"), "base64").equals(content)).toBe(true);
    expect(textAt(got.fields, "BylosPletinys")).toBe("jpg");
    expect((await jonas("DeleteDocument", { ParaiskosID: id, DokumentoID })).code).toBe(0);
    expect(await documentsOf(jonas, id)).toEqual([]);
    expect((await jonas("DeleteDocument", { ParaiskosID: id, DokumentoID })).code).toBe(1900);
    const log = (await logOf(id)).filter((line) => line.startsWith("Dokumentas"));
    expect(log.map((line) => line.split(":")[0])).toEqual([
      "Dokumentas įkeltas",
      "Dokumentas peržiūrėtas",
      "Dokumentas ištrintas",
    ]);
    expect(log[0]).toContain(`Pirkėjo dokumentas: Pasas (7), SHA-256 ${original}`);
  });

  test("F-325, F-326, F-327, F-328, F-329: each slot of both owners holds its own file, the two 18 and 19 as well", async () => {
    const { id } = await createApplication(jonas, withSpouse);
    for (const { owner, number } of slots.slots) {
      const more = { Sutuoktinis: owner === "spouse" ? 1 : 0, Turinys: jpeg(`${owner}${number}`).toString("base64") };
      expect((await upload(manager, id, number, more)).code, `${owner} ${number}`).toBe(0);
    }
    const listed = (await documentsOf(manager, id)).map(slotOf);
    expect(listed).toEqual(slots.slots.map(({ owner, number }) => `${owner} ${number}`));
    expect(listed).toEqual(expect.arrayContaining(["client 18", "spouse 18", "client 19", "spouse 19"]));
  });

  const missingOf = async (id: number) =>
    listAt((await jonas("ListDocuments", { ParaiskosID: id })).fields, "TrukstamosKopijos", "TrukstamaKopija").map(
      slotOf,
    );

  test("F-331, F-591: both sides of the buyer's card are missing until both are there, and a whole document of a spouse who borrows", async () => {
    const { id } = await createApplication(jonas, { ...withSpouse, DokumentoTipoID: 1 });
    expect(await missingOf(id)).toEqual(["client 3", "client 4", "spouse "]);
    await upload(jonas, id, 3);
    await upload(jonas, id, 7);
    await upload(jonas, id, 5, { Sutuoktinis: 1 });
    expect(await missingOf(id)).toEqual(["client 4", "spouse "]);
    await upload(jonas, id, 4);
    await upload(jonas, id, 8, { Sutuoktinis: 1 });
    expect(await missingOf(id)).toEqual([]);
  });

  test("F-331: where no document is named the copy of an identity document as such is enough: it is what is asked for", async () => {
    const { id } = await createApplication(jonas, { ...withSpouse, DokumentoTipoID: 4 });
    expect(await missingOf(id)).toEqual(["spouse "]);
    await upload(jonas, id, 2, { Sutuoktinis: 1 });
    expect(await missingOf(id)).toEqual([]);
  });

  test.each([
    [0, ["client 7"]],
    [2, ["client 9", "client 10"]],
    [3, ["client 18", "client 19"]],
    [4, []],
    [5, ["client 22", "client 23"]],
    [6, ["client 26"]],
  ])("F-331, F-329: an application with document type %i lacks %j", async (type, missing) => {
    const { id } = await createApplication(jonas, { ...EMILIJA, DokumentoTipoID: type });
    expect(await missingOf(id)).toEqual(missing);
  });

  test("F-327: the spouse has slots only where both borrow; a number that is none is refused by name", async () => {
    const { id } = await createApplication(jonas);
    const refused = [await upload(jonas, id, 5, { Sutuoktinis: 1 }), await upload(jonas, id, 99)];
    expect(refused.map(({ code }) => code)).toEqual([2000, 2000]);
    expect(refused[1]?.body).toContain("dokumentoTipas");
    expect(await documentsOf(jonas, id)).toEqual([]);
  });

  test("F-330: the decision approval is the manager's: a seller neither uploads it (1021) nor sees, gets or deletes it", async () => {
    const { id } = await createApplication(jonas);
    expect((await upload(jonas, id, 17)).code).toBe(1021);
    const DokumentoID = textAt((await upload(manager, id, 17)).fields, "DokumentoID");
    expect((await documentsOf(manager, id)).map(slotOf)).toEqual(["client 17"]);
    expect(await documentsOf(jonas, id)).toEqual([]);
    for (const operation of ["GetDocument", "DeleteDocument"])
      expect((await jonas(operation, { ParaiskosID: id, DokumentoID })).code).toBe(1900);
    expect((await manager("GetDocument", { ParaiskosID: id, DokumentoID })).code).toBe(0);
  });

  test.each([
    ["a program named .pdf", { BylosPletinys: "pdf", Turinys: Buffer.from("MZ\u0090\0").toString("base64") }],
    ["a picture named .png", { BylosPletinys: "png" }],
    ["HEIC", { BylosPletinys: "heic" }],
    ["SVG", { BylosPletinys: "svg", Turinys: Buffer.from("<svg/>").toString("base64") }],
    ["nothing", { Turinys: "" }],
    ["a file named fail2600.jpg (F-470)", { BylosPavadinimas: "fail2600.jpg" }],
    ["no base64", { Turinys: "/9j/<b>" }],
    ["base64 with its end in the middle (F-493)", { Turinys: "/9j/4AAQSkZJRg=AAAAA" }],
    ["base64 that was cut off (F-493)", { Turinys: "/9j/4AAQSkZJR" }],
    [
      "a byte more than 10 MB",
      { Turinys: Buffer.concat([JPEG_START, Buffer.alloc(10 * MB + 1 - JPEG_START.length)]).toString("base64") },
    ],
    ["more than 10 MB", { Turinys: Buffer.concat([JPEG_START, Buffer.alloc(10 * MB)]).toString("base64") }],
  ])("F-322, F-323: %s is refused with 2600", async (_what, more) => {
    const { id } = await createApplication(jonas);
    expect((await upload(jonas, id, 7, more)).code).toBe(2600);
    expect(await documentsOf(jonas, id)).toEqual([]);
  });

  test("F-332: a retry after a lost answer, and five at once, leave one file", async () => {
    const { id } = await createApplication(jonas);
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(jonas, id, 7)));
    expect(new Set(answers.map(({ fields }) => textAt(fields, "DokumentoID"))).size).toBe(1);
    expect(await documentsOf(jonas, id)).toHaveLength(1);
    expect((await upload(jonas, id, 16)).code).toBe(0);
    expect((await documentsOf(jonas, id)).map(slotOf)).toEqual(["client 7", "client 16"]);
  });

  test("F-323: the 61st file of an application is refused", async () => {
    const { id } = await createApplication(jonas);
    for (let file = 0; file < 60; file += 1)
      await upload(jonas, id, 16, { Turinys: jpeg(`${file}`).toString("base64") });
    expect(await documentsOf(jonas, id)).toHaveLength(60);
    expect((await upload(jonas, id, 16, { Turinys: jpeg("60").toString("base64") })).code).toBe(2600);
    expect((await upload(jonas, id, 16, { Turinys: jpeg("59").toString("base64") })).code).toBe(0);
  });

  test("F-333: while remote signing is under way (30, 31) a seller gets nothing, a manager does", async () => {
    for (const id of [1007, 1008]) {
      const DokumentoID = textAt((await documentsOf(manager, id))[0], "DokumentoID");
      expect((await jonas("GetDocument", { ParaiskosID: id, DokumentoID })).code).toBe(1021);
      expect((await manager("GetDocument", { ParaiskosID: id, DokumentoID })).code).toBe(0);
    }
  });

  test("F-334, F-355: of an archived contract a document is 2200, and nothing is added to it or to a signed one", async () => {
    const DokumentoID = textAt((await documentsOf(jonas, 1013))[0], "DokumentoID");
    expect((await jonas("GetDocument", { ParaiskosID: 1013, DokumentoID })).code).toBe(2200);
    expect((await jonas("DeleteDocument", { ParaiskosID: 1013, DokumentoID })).code).toBe(1100);
    expect((await upload(jonas, 1013, 16)).code).toBe(1100);
    expect((await upload(manager, 1009, 16)).code).toBe(1100);
  });

  test("F-331: to a signed contract copies of identity documents may still come until it is paid out, nothing else does, and nothing is removed", async () => {
    const { id } = await createApplication(jonas);
    expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
    const paper = { PasirasymoTipas: 1, Data: `${new Date().toISOString().slice(0, 10)}T00:00:00`, Asmuo: "Jonas" };
    expect((await jonas("ConfirmSignature", { ParaiskosID: id, ...paper })).code).toBe(0);
    expect(await missingOf(id)).toEqual(["client 7"]);
    const added = await upload(jonas, id, 7);
    expect([added.code, (await upload(jonas, id, 13)).code]).toEqual([0, 1100]);
    expect(await missingOf(id)).toEqual([]);
    const DokumentoID = textAt(added.fields, "DokumentoID");
    expect((await jonas("DeleteDocument", { ParaiskosID: id, DokumentoID })).code).toBe(1100);
  });

  test("F-332: a document of another application, and of one out of reach, is none", async () => {
    const own = await createApplication(jonas);
    const other = await createApplication(jonas);
    const DokumentoID = textAt((await upload(jonas, own.id, 7)).fields, "DokumentoID");
    expect((await jonas("GetDocument", { ParaiskosID: other.id, DokumentoID })).code).toBe(1900);
    expect((await jonas("ListDocuments", { ParaiskosID: 1024 })).code).toBe(1063);
    expect((await upload(jonas, 1024, 7)).code).toBe(1063);
  });
});
