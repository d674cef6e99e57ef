import { expect, test } from "vitest";
import { defineForm } from "~/forms/define-form.ts";
import { readForm } from "~/forms/read-form.server.ts";
import { request, SAME_ORIGIN, usePortal } from "../session/portal-environment.ts";

usePortal();

const ACCOUNT = defineForm({ id: "account", buttons: ["save", "discardDraft"], fields: ["email", "phone"] });
const CODE = defineForm({ id: "code", buttons: ["verify", "cancel"], fields: ["code"], secret: ["code"] });

const headers = { "Content-Type": "application/x-www-form-urlencoded", ...SAME_ORIGIN };
const formOf = async (body: string) =>
  (await readForm(request("/form", { body, headers }), [ACCOUNT, CODE])).definition.id;

test.each([
  ["email=a&save=", "account"],
  ["code=1234&verify=", "code"],
  ["cancel=", "code"],
])("of the forms of one page the pressed button tells which was sent: %s", async (body, id) => {
  expect(await formOf(body)).toBe(id);
});

test.each([
  ["code=1234&_csrf=x", "code"],
  ["email=a&phone=1&_csrf=x&_op=", "account"],
  ["code=1234&email=a", "account"],
  ["_csrf=x", "account"],
])("Enter in an old browser sends no button, then its fields do: %s", async (body, id) => {
  expect(await formOf(body)).toBe(id);
});
