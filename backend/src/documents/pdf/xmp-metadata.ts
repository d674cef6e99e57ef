/** What the file says about itself; the same facts stand in the information dictionary. */
interface FileMetadata {
  readonly title: string;
  readonly author: string;
  readonly producer: string;
  /** ISO 8601 instant, or null to leave it out. */
  readonly createdAt: string | null;
}

/** XML 1.0 allows no control characters and no lone surrogates. */
function escapeXml(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(/[\p{Cc}\ufffe\uffff]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** PDF dates have whole seconds; the two places must agree. */
const toSeconds = (instant: string) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** The XMP packet of a PDF/A-2b file. */
export function toXmpMetadata(metadata: FileMetadata): string {
  const created = metadata.createdAt === null ? "" : toSeconds(metadata.createdAt);
  const dates =
    created === "" ? "" : `<xmp:CreateDate>${created}</xmp:CreateDate><xmp:ModifyDate>${created}</xmp:ModifyDate>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(metadata.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(metadata.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>lt-LT</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${escapeXml(metadata.producer)}</pdf:Producer>${dates}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
