/** An envelope around an answer of the portal's vocabulary. */
const envelope = (attributes: string, content: string): string =>
  `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><GetContractResponse xmlns="urn:portal:v1"${attributes}>` +
  `<KlaidosKodas>0</KlaidosKodas>${content}</GetContractResponse></e:Body></e:Envelope>`;

/** As many pieces as the characters hold. */
function fill(characters: number, piece: (at: number) => string): string {
  const pieces: string[] = [];
  for (let at = 0, length = 0; length < characters; at += 1) {
    const next = piece(at);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join("");
}

const eight = (name: string): string => Array.from({ length: 8 }, (_, at) => ` ${name}${at}="u"`).join("");

/** Well-formed answers, about so many characters long, each heavy in its own way (R-E14, R-G1). */
export const heaviestAnswers: Readonly<Record<string, (characters: number) => string>> = {
  "namespaces of one element": (characters) =>
    envelope(
      fill(characters, (at) => ` xmlns:p${at}="u"`),
      "",
    ),
  "namespaces of many elements": (characters) =>
    envelope(
      "",
      fill(characters, () => `<K${eight("xmlns:p")}/>`),
    ),
  "namespaces of elements in each other": (characters) =>
    envelope(
      "",
      fill(characters, () => `<K${eight("xmlns:p")}>`.repeat(50) + "</K>".repeat(50)),
    ),
  "attributes of one element": (characters) =>
    envelope(
      fill(characters, (at) => ` a${at}="1"`),
      "",
    ),
  "attributes of many elements": (characters) =>
    envelope(
      "",
      fill(characters, () => `<K${eight("a")}/>`),
    ),
  "names that differ": (characters) =>
    envelope(
      "",
      fill(characters, (at) => `<K${at}/>`),
    ),
  "empty elements": (characters) =>
    envelope(
      "",
      fill(characters, () => "<K/>"),
    ),
  "elements in each other": (characters) =>
    envelope(
      "",
      fill(characters, () => "<K>".repeat(60) + "</K>".repeat(60)),
    ),
  "line ends": (characters) => envelope("", `<K>${"\r\n".repeat(characters / 2)}</K>`),
  references: (characters) => envelope("", `<K>${"&#9;".repeat(characters / 4)}</K>`),
  "sections of text": (characters) => envelope("", `<K>${"<![CDATA[]]>".repeat(characters / 12)}</K>`),
  comments: (characters) => envelope("", `<K>${"<!---->".repeat(characters / 7)}</K>`),
  text: (characters) => envelope("", `<K>${"x".repeat(characters)}</K>`),
};
