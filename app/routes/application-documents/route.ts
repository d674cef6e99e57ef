import type { LoaderFunctionArgs } from "@remix-run/node";
import { openApplication } from "~/features/application/open-application.server.ts";
import { withDocumentPages } from "~/features/contract/document-refused.server.ts";
import { findPrinter } from "~/features/contract/print-document.server.ts";
import { notFoundPage, refusalPage, withFaultPages } from "~/services/fault-pages.server.ts";
import { pdfResponse } from "~/platform/pdf-response.server.ts";

/** A document of the application as a PDF, made when it is asked for (F-280, F-340). */
export const loader = withDocumentPages(
  withFaultPages(async (args: LoaderFunctionArgs) => {
    const printDocument = findPrinter(args.params["document"]);
    if (printDocument === null) throw notFoundPage();
    const { application, backend, session } = await openApplication(args);
    const printed = await printDocument(backend, application, session.user.role);
    if (!printed.ok) throw refusalPage(printed.notice);
    return pdfResponse(printed.value.bytes, printed.value.fileName);
  }),
);
