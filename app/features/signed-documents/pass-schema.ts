import * as z from "zod";
import { parsedField } from "~/domain/fields/parsed-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { accepted, rejected } from "~/domain/outcome.ts";
import type { PaperKey } from "./papers.ts";

const KEY_MAX = 20;

/** One of the papers that this application has, and its scan (F-349). */
export const passSchema = (offered: readonly PaperKey[]) =>
  z.object({
    paper: parsedField({
      rawMax: KEY_MAX,
      required: "upload.slotRequired",
      parse: (text: string) => {
        const paper = offered.find((one) => one === text);
        return paper === undefined ? rejected("unknown") : accepted(paper);
      },
      message: () => issueMessage("choice.unknown"),
    }),
    file: z.instanceof(File, { error: issueMessage("signedDocuments.fileRequired") }),
  });
