/** Where the page of step 4 shows the photographed document. */
export const SCAN_PLACE = "document-scan";
