import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { calls } from "../../../backend/src/verify/calls.ts";
import { describedCalls, VERIFY_DESCRIPTION } from "../../support/verify-contract.ts";

const SPECIFIED = [
  "account-update-code",
  "account-update-verify-code",
  "change-password",
  "device-check",
  "device-check-time",
  "device-register",
  "recheck-device",
  "remind-password",
  "send-sms",
  "sending-status",
  "verify-code",
  "verify-contacts",
  "verify-contacts-code",
];
const OUR_ADDITIONS = ["device-forget", "devices", "password-link"];

test("the description is valid OpenAPI 3.1", async () => {
  const result = await new Validator().validate(VERIFY_DESCRIPTION);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("the 13 calls of the specification and our three are described and answered, and nothing else", () => {
  expect(describedCalls()).toEqual([...SPECIFIED, ...OUR_ADDITIONS].sort());
  expect(Object.keys(calls).sort()).toEqual(describedCalls());
});
