import { z } from "zod";
import contract from "../../contract/error-codes.json" with { type: "json" };
import type { RefusalCode } from "../wire/answer.ts";
import { findOperation } from "../operations/operations.ts";
import { SYSTEMS } from "../scenarios/service-script.ts";
import type { Switches } from "../scenarios/scenarios.ts";

/** Longer than any call waits. */
export const MAX_SOAP_SECONDS = 120;

/** What the time service can be made to do. */
export const TIME_STATES = [
  ["right", "right"],
  ["fails", "fails"],
  ["slow", "slow (10 seconds)"],
  ["dayAhead", "a day ahead"],
] as const;

/** States of an outside system (F-407); the empty one leaves it to its script. */
export const SYSTEM_STATES = [
  ["", "by its script"],
  ["0", "ok"],
  ["1", "slow"],
  ["2", "error"],
] as const;

/** Name of the field with a system's state. */
export const systemField = (id: number): string => `system-${id}`;

const serviceState = z.enum(["up", "down"]);
const systemState = z.enum(SYSTEM_STATES.map(([value]) => value));

const systemStates = z.object(Object.fromEntries(SYSTEMS.map(({ id }) => [systemField(id), systemState])));

const toSystems = (states: z.output<typeof systemStates>): Switches["systems"] =>
  new Map(
    SYSTEMS.flatMap(({ id }) => {
      const state = states[systemField(id)] ?? "";
      return state === "" ? [] : [[id, Number(state)] as const];
    }),
  );

const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

/** The form of the switches: all of them, each time. */
export const switchesForm = z
  .object({
    time: z.enum(TIME_STATES.map(([value]) => value)),
    soap: serviceState,
    soapSeconds: whole.refine((seconds) => seconds <= MAX_SOAP_SECONDS),
    verify: serviceState,
  })
  .and(systemStates.transform(toSystems).transform((systems) => ({ systems })));

const isRefusal = (code: number): code is RefusalCode => code > 0 && Object.hasOwn(contract.codes, String(code));

/** The form of one answer. */
export const answerForm = z.object({
  operation: z.string().refine((name) => findOperation(name) !== null),
  code: whole.refine(isRefusal),
  message: z.string().max(500).default(""),
});

/** The form of a session's end. */
export const sessionForm = z.object({ login: z.string().trim().min(1).max(100) });

/** The form of a device. */
export const deviceForm = z.object({ id: whole.refine((id) => id <= 2_147_483_647) });
