import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cleanText } from "../../../app/domain/plain-text.ts";
import { formSeals, frameSeals } from "../../../app/forms/csrf.server.ts";
import { formErrorResponse, operationPending } from "../../../app/forms/form-error-response.server.ts";
import { parseForm } from "../../support/parse-form.ts";
import { getVisitor } from "../../../app/request/visitor.server.ts";
import { cookiesOf, pass, request, SAME_ORIGIN, usePortal } from "../session/portal-environment.ts";

usePortal();

const schema = z.object({
  name: z.string({ error: "name.required" }).max(500),
  password: z.string().optional(),
  goods: z
    .array(z.object({ price: z.string().max(20) }))
    .max(3, "goods.tooMany")
    .optional(),
});
const OPTIONS = { formId: "test", schema, buttons: ["save", "back", "remove"], hide: ["password"] };

const posted = (body: string, headers: Record<string, string> = SAME_ORIGIN) =>
  request("/form", { body, headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers } });
const read = (body: string) => parseForm(posted(body), OPTIONS);
const thrown = (reading: Promise<unknown>): Promise<number> =>
  reading.then(
    () => 200,
    (error: unknown) => (error as Response).status,
  );
const resultOf = async (answer: Response) =>
  ((await answer.json()) as { result: { initialValue: unknown; error: unknown; status: unknown } }).result;

describe("an honest form", () => {
  test("gives the value, the pressed button, the operation and the version", async () => {
    const operationId = randomUUID();
    const form = await read(`name=Jonas&goods[0].price=1,50&goods[1].price=2&save=1&_op=${operationId}&_v=abc&_csrf=x`);
    expect(form).toMatchObject({
      ok: true,
      stale: false,
      intent: "save",
      intentIndex: null,
      operationId,
      version: "abc",
    });
    expect(form.ok && form.value).toEqual({ name: "Jonas", goods: [{ price: "1,50" }, { price: "2" }] });
  });

  test("the pressed button is known by its name, whatever its value; of all buttons at once the primary counts", async () => {
    expect((await read("name=a&back=Atgal")).intent).toBe("back");
    expect((await read("name=a&back=Atgal&remove[2]=X&save=Saugoti")).intent).toBe("save");
    expect(await read("name=a&remove[2]=Pašalinti")).toMatchObject({ intent: "remove", intentIndex: 2 });
    expect((await read("name=a&backwards=1")).intent).toBeNull();
    expect((await read("name=a")).intent).toBeNull();
  });

  test("wrong fields come back as 400 with everything typed but the password", async () => {
    const form = await read("goods[0].price=1&goods[1].price=1&goods[2].price=1&goods[3].price=1&password=hunter2");
    expect(form.ok).toBe(false);
    const answer = formErrorResponse(form);
    const result = await resultOf(answer);
    expect(answer.status).toBe(400);
    expect(result.error).toEqual({ name: ["name.required"], goods: ["goods.tooMany"] });
    expect(JSON.stringify(result)).not.toContain("hunter2");
    expect(JSON.stringify(result)).toContain('"price":"1"');
  });

  test("a refusal by a rule is 422 with its keys", async () => {
    const answer = formErrorResponse(await read("name=Jonas&password=hunter2"), {
      formErrors: ["login.refused"],
      fieldErrors: { name: ["name.unknown"] },
    });
    expect([answer.status, await resultOf(answer)]).toEqual([
      422,
      expect.objectContaining({
        initialValue: { name: "Jonas" },
        error: { "": ["login.refused"], name: ["name.unknown"] },
      }),
    ]);
  });

  test("an attempt that did not end here is told by its status", async () => {
    const form = await read("name=Jonas");
    const answers = (["conflict", "running", "unknown"] as const).map((state) =>
      operationPending(form, { state }, "/applications/add"),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get("Refresh")])).toEqual([
      [409, null],
      [202, "5; url=/applications/add"],
      [503, null],
    ]);
  });

  test("a Conform button changes the list and answers 200", async () => {
    const intent = JSON.stringify({ type: "insert", payload: { name: "goods", defaultValue: { price: "9" } } });
    const form = await read(`name=a&goods[0].price=1&__intent__=${encodeURIComponent(intent)}`);
    expect([form.ok, form.status]).toEqual([false, 200]);
    expect((await resultOf(formErrorResponse(form))).initialValue).toEqual({
      name: "a",
      goods: [{ price: "1" }, { price: "9" }],
    });
  });

  test("R-D5: undeclared fields get nowhere", async () => {
    const form = await read("name=a&Role=3&PardavejoID=9");
    expect(form.ok && form.value).toEqual({ name: "a" });
    expect(form.entries).toEqual([["name", "a"]]);
  });

  test("a draft holds what was typed, without secrets and without the portal's own fields", async () => {
    const form = await read("name=Jonas&password=hunter2&goods[0].price=5&_csrf=x&save=");
    expect(form.draft("12")).toEqual({
      route: "test",
      subject: "12",
      entries: [
        ["name", "Jonas"],
        ["goods[0].price", "5"],
      ],
    });
  });

  test("R-E6: NFD comes in as NFC, what nobody sees is dropped, everything else stays as typed", async () => {
    const typed = "Žemaitė\u200d🙂 \u202e'\"<>&]]> =1+1 ${x} {{y}} \u0007";
    const form = await read(`name=${encodeURIComponent(typed.normalize("NFD"))}`);
    expect(form.entries).toEqual([["name", "Žemaitė🙂 '\"<>&]]> =1+1 ${x} {{y}} \u0007"]]);
  });

  test("R-E6: a secret is what was typed, to the last invisible character", async () => {
    const form = await read(`name=a&password=${encodeURIComponent("hun\u200bter\u00ad2")}`);
    expect(form.ok && form.value).toMatchObject({ password: "hun\u200bter\u00ad2" });
  });
});

describe("R-E6: whatever text is typed comes back whole", () => {
  test("in the value or in the form shown again", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 2_000 }), async (text) => {
        const form = await read(`name=${encodeURIComponent(text)}`);
        const shown = (await resultOf(formErrorResponse(form, { formErrors: ["x"] }))).initialValue as {
          name?: string;
        };
        expect(shown.name ?? "").toBe(cleanText(text));
      }),
      { numRuns: 300 },
    );
  });

  test("a value beyond 10,000 characters is a field error, and stays", async () => {
    const form = await read(`name=${"x".repeat(10_001)}&goods[0].price=1`);
    const result = await resultOf(formErrorResponse(form));
    expect([form.status, result.error]).toEqual([400, { name: ["form.tooLong"] }]);
    expect((result.initialValue as { name: string }).name).toHaveLength(10_001);
  });
});

describe("a hostile form is thrown out", () => {
  const HOSTILE = [
    "goods[100].price=1",
    "goods[4294967294].price=1",
    "goods[-1]=1",
    "goods[1e9]=1",
    "goods[]=1",
    "goods[0][0][0][0][0][0]=1",
    "a.b.c.d.e.f.g=1",
    "a..b=1",
    "a b=1",
    "=1",
    "1a=1",
    "__proto__=1",
    "name.constructor=1",
    "prototype.x=1",
    `${"n".repeat(101)}=1`,
    "_op=not-a-uuid",
    `_v=${"v".repeat(129)}`,
    "_csrf=a&_csrf=b",
    `_op=${randomUUID()}&_op=${randomUUID()}`,
    "__intent__={bad",
    "__intent__=null",
    '__intent__={"type":"insert"}',
    '__intent__={"type":"insert","payload":{"name":"goods","index":100}}',
    '__intent__={"type":"remove","payload":{"name":"name","index":0}}&name=a',
    '__intent__={"type":"reorder","payload":{"name":"goods","from":0,"to":4294967294}}',
    '__intent__={"type":"update","payload":{"value":{"zzz":1}}}',
    '__intent__={"type":"update","payload":{"name":"undeclared","value":"1"}}',
    '__intent__={"type":"update","payload":{"name":"goods","value":{"__proto__":1}}}',
    `__intent__=${"[".repeat(9_000)}`,
  ];
  test.each(HOSTILE)("%s", async (body) => {
    expect(await thrown(read(body.replaceAll("[", "%5B")))).toBe(400);
  });

  test.each([
    ["1,501 fields", 400, () => posted(Array.from({ length: 1_501 }, (_, at) => `f${at}=`).join("&"))],
    ["more than 256 KB", 413, () => posted(`name=${"x".repeat(262_144)}`)],
    ["JSON", 415, () => posted("{}", { "Content-Type": "application/json", ...SAME_ORIGIN })],
    ["a GET", 405, () => request("/form", { headers: SAME_ORIGIN })],
  ])("%s is %i", async (_what, status, make) => {
    expect(await thrown(parseForm(make(), OPTIONS))).toBe(status);
  });

  test("a file where none is asked is refused, an empty file field is not", async () => {
    const withFile = (file: File) => {
      const data = new FormData();
      data.append("name", "Jonas");
      data.append("picture", file);
      return parseForm(request("/form", { body: data, headers: SAME_ORIGIN }), OPTIONS);
    };
    expect(await thrown(withFile(new File(["x"], "a.jpg")))).toBe(400);
    expect(await thrown(withFile(new File([], "")))).toBe(200);
  });
});

describe("R-B2 to R-B4: the token of a browser that does not tell the origin", () => {
  async function guest() {
    const visitor = await getVisitor(request("/form"));
    const cookie = cookiesOf(visitor.cookies);
    return {
      visit: visitor,
      send: (token: string) =>
        parseForm(
          request("/form", {
            cookie,
            body: `name=Jonas&_csrf=${token}`,
            headers: { "Content-Type": "application/x-www-form-urlencoded" },
          }),
          OPTIONS,
        ),
    };
  }

  test("R-B3: the right one is enough", async () => {
    const { visit, send } = await guest();
    expect((await send(formSeals(visit, "test").csrf)).ok).toBe(true);
  });

  test.each(["", "made.up"])("R-B4: %j shows the form again, 403, nothing lost", async (token) => {
    const { send } = await guest();
    const form = await send(token);
    expect([form.ok, form.stale]).toEqual([false, true]);
    const answer = formErrorResponse(form);
    expect([answer.status, await resultOf(answer)]).toEqual([
      403,
      expect.objectContaining({ initialValue: { name: "Jonas" }, error: { "": ["form.stale"] } }),
    ]);
  });

  test("R-B4: nor does one of another visit, of another form, or of yesterday", async () => {
    const [mine, other] = [await guest(), await guest()];
    const old = formSeals(mine.visit, "test").csrf;
    for (const token of [formSeals(other.visit, "test").csrf, formSeals(mine.visit, "login").csrf])
      expect((await mine.send(token)).stale).toBe(true);
    pass(25 * 60);
    expect((await mine.send(old)).stale).toBe(true);
  });

  test("R-C23: a frame's own token is taken only where a frame is asked for", async () => {
    const body = `name=a&_csrf=${frameSeals("test").csrf}`;
    const plain = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await parseForm(posted(body, plain), { ...OPTIONS, frame: true })).ok).toBe(true);
    expect((await parseForm(posted(body, plain), OPTIONS)).stale).toBe(true);
  });
});
