import type * as z from "zod";
import type { documentContent, documentsAnswer } from "./wire/uploads.ts";

/** What an application has of uploaded documents, and which copies it lacks. */
export type UploadedDocuments = z.output<typeof documentsAnswer>;

/** The file itself. */
export type DocumentContent = z.output<typeof documentContent> & { bytes: Buffer };
