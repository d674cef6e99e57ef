import { requireApplication } from "~/features/application/application-context.server.ts";
import { findPrinter } from "~/features/contract/print-document.server.ts";
import { pdfResponse } from "~/platform/pdf-response.server.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";
import { backToApplication } from "~/request/document-refused.server.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";

/** A document of the application as a PDF, made when it is asked for (F-280, F-340). */
export const loader = defineFileLoader(
  {
    may: "document:download",
    pageSeconds: ({ documentPageSeconds }) => documentPageSeconds,
    onRefusal: backToApplication,
  },
  async (portal, { params }) => {
    const printer = findPrinter(params["document"]);
    if (printer === null) throw notFoundPage();
    const open = await requireApplication(portal, params, { may: "document:download", status: printer.status });
    const printed = await printer.print(open, open.application);
    if (!printed.ok) throw refusalPage(printed.notice);
    return pdfResponse(printed.value.bytes, printed.value.fileName);
  },
);
