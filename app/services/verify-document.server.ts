import { accepted } from "~/domain/outcome.ts";
import type { BackendConnection } from "./backend.server.ts";
import { ask, readAnswer, refuse } from "./call-operation.server.ts";
import { elementOf } from "./wire/parts.ts";
import { verifiedDocument } from "./wire/verify-document.ts";

const REFUSALS = [1900] as const;

/** What the code of a paper's address names and, with the hash of a file, whether that file is it; no session. */
export async function verifyDocument(connection: BackendConnection, publicId: string, hash: string | null) {
  const answer = await ask(connection, "VerifyDocument", { Kodas: publicId, Santrauka: hash });
  return answer.code === 0 ? accepted(readAnswer(answer, elementOf(verifiedDocument))) : refuse(answer, REFUSALS);
}
