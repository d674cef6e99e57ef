import { createHash } from "node:crypto";
import type { Application } from "~/services/application-types.ts";

const PRINT_CHARACTERS = 16;

/** A person's e-mail as it is saved; empty where there is none. */
export const savedEmail = (
  { buyer, spouse }: Pick<Application, "buyer" | "spouse">,
  owner: "buyer" | "spouse",
): string => (owner === "buyer" ? buyer : spouse).email ?? "";

/** What the form of one e-mail was drawn from: its own address alone, as any other save and each signature raises the version of the application. */
export const emailVersion = (email: string): string =>
  createHash("sha256").update(email).digest("base64url").slice(0, PRINT_CHARACTERS);
