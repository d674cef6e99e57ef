import { expect, test } from "vitest";
import { readUpload } from "~/forms/read-upload.server.ts";
import { request, usePortal } from "../session/portal-environment.ts";

usePortal({ LIMITS: "uploadsAtOnce=2,uploadFileBytes=2048,fieldValueCharacters=64" });

const file = (bytes: number, name = "a.jpg") => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });

function formOf(entries: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** As bytes that are all there: a form that is written while it is read would end in an error of its own. */
async function read(entries: readonly (readonly [string, string | File])[]) {
  const form = new Response(formOf(entries));
  const headers = { "Content-Type": form.headers.get("Content-Type") ?? "" };
  return readUpload(request("/form", { body: await form.arrayBuffer(), headers }));
}
const status = (reading: Promise<unknown>): Promise<number> =>
  reading.then(
    () => 200,
    (error: unknown) => (error as Response).status,
  );
const many = (count: number, value: string | File) =>
  Array.from({ length: count }, (_, at) => [`f${at}`, value] as const);

test("fields and files come in the order of the form, a file with its name, type and bytes", async () => {
  const [text, photograph, ...rest] = await read([
    ["note", "Žemaitė"],
    ["photo", file(2_048, "ąžuolas.jpg")],
  ]);
  expect([text, rest]).toEqual([["note", "Žemaitė"], []]);
  expect(photograph?.[0]).toBe("photo");
  expect(photograph?.[1]).toMatchObject({ name: "ąžuolas.jpg", type: "image/jpeg", size: 2_048 });
});

test("of a file that is too large one byte more than is allowed is kept, and the others whole", async () => {
  const entries = await read([
    ["large", file(9_000)],
    ["small", file(7)],
  ]);
  expect(entries.map(([, value]) => (value as File).size)).toEqual([2_049, 7]);
});

test.each([
  ["50 fields", 200, many(50, "x")],
  ["51 fields", 400, many(51, "x")],
  ["100 files", 200, many(100, file(1))],
  ["101 files", 400, many(101, file(1))],
  ["a text as long as is allowed", 200, many(1, "x".repeat(64))],
  ["a longer one", 400, many(1, "x".repeat(65))],
])("%s beside each other are %i", async (_what, expected, entries) => {
  expect(await status(read(entries))).toBe(expected);
});

test("what is no form with files is refused", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  expect(await status(readUpload(request("/form", { body: "--x\r\nnot a form", headers })))).toBe(400);
  expect(await status(readUpload(request("/form", { body: "name=a" })))).toBe(400);
});

test("while as many uploads as are allowed are being read, another one is asked to come again, and then it is read", async () => {
  const ends: (() => void)[] = [];
  const held = Array.from({ length: 2 }, () => {
    const body = new ReadableStream({
      start: (controller) => void ends.push(() => controller.error(new Error("gone"))),
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    return status(readUpload(new Request("http://localhost/form", { ...POST, headers, body } as RequestInit)));
  });
  expect(await status(read([["note", "a"]]))).toBe(503);
  for (const end of ends) end();
  expect(await Promise.all(held)).toEqual([400, 400]);
  expect(await status(read([["note", "a"]]))).toBe(200);
});

const POST = { method: "POST", duplex: "half" };
