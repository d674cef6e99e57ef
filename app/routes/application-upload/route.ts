import { requireApplication } from "~/features/application/application-context.server.ts";
import { openUpload } from "~/features/uploads/open-upload.server.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";
import { backToUploads } from "~/request/document-refused.server.ts";

/** An uploaded file, as it is stored (F-332). */
export const loader = defineFileLoader(
  {
    may: "document:download",
    pageSeconds: ({ documentPageSeconds }) => documentPageSeconds,
    onRefusal: backToUploads,
  },
  async (portal, { params }) =>
    openUpload(
      await requireApplication(portal, params, { may: "document:download", status: "view" }),
      params["upload"],
    ),
);
