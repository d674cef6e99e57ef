import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { describeFailure } from "../../failure-description.ts";
import { writeLog } from "../../log.ts";

/** A file that is asked for: of which application, and what it is called. */
export interface RequestedFile {
  readonly applicationId: number;
  readonly name: string;
}

/**
 * Makes a PDF and answers with it in base64. When the maker fails the answer is 2002 (F-464): the cause is in the log,
 * the caller never gets a broken file.
 */
export async function answerPdf(file: RequestedFile, make: () => Promise<Uint8Array>): Promise<Answer> {
  try {
    const pdf = await make();
    return answer({
      Turinys: Buffer.from(pdf).toString("base64"),
      BylosPavadinimas: file.name,
      BylosPletinys: "pdf",
    });
  } catch (error) {
    writeLog("error", { ev: "pdf", code: 2002, application: file.applicationId, ...describeFailure(error) });
    return refusal(2002);
  }
}
