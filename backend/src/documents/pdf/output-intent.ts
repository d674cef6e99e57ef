import { PDFName, PDFRawStream, PDFString } from "pdf-lib";
import type { PDFContext, PDFRef } from "pdf-lib";
import { SRGB_PROFILE } from "./srgb-profile.ts";

/** Says which colour space the page's RGB values mean, as PDF/A asks. */
export function registerOutputIntent(context: PDFContext): PDFRef {
  const profile = PDFRawStream.of(context.obj({ N: 3, Length: SRGB_PROFILE.length }), SRGB_PROFILE);
  return context.register(
    context.obj({
      Type: "OutputIntent",
      S: PDFName.of("GTS_PDFA1"),
      OutputConditionIdentifier: PDFString.of("sRGB IEC61966-2.1"),
      Info: PDFString.of("sRGB IEC61966-2.1"),
      DestOutputProfile: context.register(profile),
    }),
  );
}
