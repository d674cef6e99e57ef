import { z } from "zod";
import type { Part } from "../../../signing/parts.ts";
import { flagInput, numberInput, optional } from "../../../wire/wire-input.ts";

/** Elements that name a signature: which document (0 application, 1 contract), and whose. */
export const partElements = {
  Dokumentas: numberInput.pipe(z.literal([0, 1])),
  /** The spouse's, else the buyer's (F-363). */
  Sutuoktinis: optional(flagInput),
};

/** The signature that a request names. */
export const partOf = (request: { Dokumentas: 0 | 1; Sutuoktinis?: boolean | undefined }): Part => ({
  subject: request.Dokumentas === 0 ? "application" : "contract",
  owner: request.Sutuoktinis === true ? "spouse" : "client",
});

/** A document as the contract numbers it. */
export const documentNumber = ({ subject }: Pick<Part, "subject">): string => (subject === "application" ? "0" : "1");
