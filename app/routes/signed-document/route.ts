import { requireApplication } from "~/features/application/application-context.server.ts";
import { readPart } from "~/features/application/signing/signature-parts.ts";
import { readSignedFile } from "~/features/application/signing/signed-file.server.ts";
import { requireDownload } from "~/flows/uploads/require-download.server.ts";
import { pdfResponse } from "~/platform/pdf-response.server.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";
import { backToApplication } from "~/request/document-refused.server.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";

const NEEDED = { may: "document:download", status: "view" } as const;

/** A document as it was signed (F-345). */
export const loader = defineFileLoader(
  { may: NEEDED.may, pageSeconds: ({ documentPageSeconds }) => documentPageSeconds, onRefusal: backToApplication },
  async (portal, { params }) => {
    const part = params["part"] === "insurance" ? "insurance" : readPart(params["part"]);
    if (part === null) throw notFoundPage();
    const open = await requireApplication(portal, params, NEEDED);
    await requireDownload(open, open.application);
    const signed = await readSignedFile(open, part);
    if (!signed.ok) throw refusalPage(signed.notice);
    return pdfResponse(signed.value.bytes, signed.value.fileName);
  },
);
