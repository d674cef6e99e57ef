import { requireApplication } from "~/features/application/application-context.server.ts";
import { openUpload } from "~/features/uploads/open-upload.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";
import { backTo } from "~/request/document-refused.server.ts";

/** An uploaded file, as it is stored (F-332). */
export const loader = defineFileLoader(
  {
    may: "document:download",
    pageSeconds: ({ documentPageSeconds }) => documentPageSeconds,
    onRefusal: backTo(({ applicationId }) => paths.applicationUploads(applicationId ?? "")),
  },
  async (portal, { params }) =>
    openUpload(
      await requireApplication(portal, params, { may: "document:download", status: "view" }),
      params["upload"],
    ),
);
