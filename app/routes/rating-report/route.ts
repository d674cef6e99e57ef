import { requireRating } from "~/features/ratings/rating-page.server.ts";
import { paths } from "~/paths/paths.ts";
import { pdfResponse } from "~/platform/pdf-response.server.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";
import { backTo } from "~/request/document-refused.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import { getValuationReportPdf } from "~/services/contract-documents.server.ts";

/** The report of a rating as a PDF (F-387); one that cannot be made leads back to the rating with the text of 2002. */
export const loader = defineFileLoader(
  {
    may: "rating:view",
    pageSeconds: ({ documentPageSeconds }) => documentPageSeconds,
    onRefusal: backTo(({ valuationId }) => paths.rating(valuationId ?? "")),
  },
  async (portal, { params }) => {
    const { id: valuationId } = await requireRating(portal, params);
    const printed = await getValuationReportPdf(portal.backend, { valuationId });
    if (!printed.ok) throw refusalPage(printed.notice);
    return pdfResponse(printed.value.bytes, printed.value.fileName);
  },
);
