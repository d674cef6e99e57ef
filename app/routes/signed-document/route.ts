import { requireApplication } from "~/features/application/application-context.server.ts";
import { placeOf, readPart } from "~/features/application/signing/signature-parts.ts";
import { pdfResponse } from "~/platform/pdf-response.server.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";
import { backToApplication } from "~/request/document-refused.server.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import { getSignedDocument } from "~/services/signing.server.ts";

/** A document as it was signed (F-345). */
export const loader = defineFileLoader(
  {
    may: "document:download",
    pageSeconds: ({ documentPageSeconds }) => documentPageSeconds,
    onRefusal: backToApplication,
  },
  async (portal, { params }) => {
    const part = readPart(params["part"]);
    if (part === null) throw notFoundPage();
    const open = await requireApplication(portal, params, { may: "document:download", status: "view" });
    const signed = await getSignedDocument(open.backend, placeOf(open.application.id, part));
    if (!signed.ok) throw refusalPage(signed.notice);
    return pdfResponse(signed.value.bytes, signed.value.fileName);
  },
);
