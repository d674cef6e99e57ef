import { expect, test } from "vitest";
import { maskContact } from "../../../app/domain/masked-contact.ts";

test.each([
  ["rasa.s@pavyzdys.example", "r***@pavyzdys.example"],
  ["abc@x.lt", "a***@x.lt"],
  ["ab@x.lt", "***@x.lt"],
  ["a@x.lt", "***@x.lt"],
  ["+37060001002", "+370\u00a06**\u00a0***02"],
  ["+3706000100", "***"],
  ["860001002", "***"],
  ["", "***"],
])("a half-finished log-in shows of %s only %s", (contact, shown) => {
  expect(maskContact(contact)).toBe(shown);
});
