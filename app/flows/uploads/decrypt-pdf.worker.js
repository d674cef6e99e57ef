/**
 * Takes the encryption off a PDF that opens without a password (it is only locked against changes, as banks lock their statements): the standard security handler
 * of ISO 32000-2, 7.6, revisions 2 to 6, with the empty user password. Joined to `inspect-pdf.worker.js`, in whose thread it runs.
 */
const { createDecipheriv, createCipheriv, createHash } = process.getBuiltinModule("node:crypto");

const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const md5 = (...parts) => createHash("md5").update(Buffer.concat(parts)).digest();

function rc4(key, data) {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + state[at] + key[at % key.length]) & 255;
    [state[at], state[other]] = [state[other], state[at]];
  }
  const out = Buffer.alloc(data.length);
  for (let at = 0, one = 0, other = 0; at < data.length; at += 1) {
    one = (one + 1) & 255;
    other = (other + state[one]) & 255;
    [state[one], state[other]] = [state[other], state[one]];
    out[at] = data[at] ^ state[(state[one] + state[other]) & 255];
  }
  return out;
}

function aes(key, data) {
  if (data.length < 32 || data.length % 16 !== 0) return Buffer.alloc(0);
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16)).setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(data.subarray(16)), decipher.final()]);
  const padding = plain[plain.length - 1];
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain;
}

/** Algorithm 2.B; revision 5 had the plain hash. */
function hashOf(password, salt, revision) {
  let key = createHash("sha256").update(password).update(salt).digest();
  if (revision < 6) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([password, key])));
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(block);
    const modulo = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(["sha256", "sha384", "sha512"][modulo]).update(mixed).digest();
    last = mixed[mixed.length - 1];
  }
  return key.subarray(0, 32);
}

/** The key of a file that the empty user password opens; null when it does not. */
function findFileKey({ owner, user, userKey, permissions, id, revision, length, hidesMetadata }) {
  if (revision >= 5) {
    const isOpen = hashOf(Buffer.alloc(0), user.subarray(32, 40), revision).equals(user.subarray(0, 32));
    if (!isOpen) return null;
    const key = hashOf(Buffer.alloc(0), user.subarray(40, 48), revision);
    return createDecipheriv("aes-256-cbc", key, Buffer.alloc(16)).setAutoPadding(false).update(userKey.subarray(0, 32));
  }
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const open = revision >= 4 && !hidesMetadata ? Buffer.from("ffffffff", "hex") : Buffer.alloc(0);
  let key = md5(PADDING, owner.subarray(0, 32), flags, id, open).subarray(0, length);
  if (revision < 3) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  let check = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check.equals(user.subarray(0, 16)) ? key : null;
}

/** What decrypts a value of an object, by the method of its kind: RC4, AES, or none. */
function decryptorOf(key, method, { objectNumber, generationNumber }) {
  if (method === "Identity") return (data) => data;
  if (method === "AESV3") return (data) => aes(key, data);
  const number = Buffer.from([
    objectNumber,
    objectNumber >> 8,
    objectNumber >> 16,
    generationNumber,
    generationNumber >> 8,
  ]);
  const salt = method === "AESV2" ? Buffer.from("sAlT") : Buffer.alloc(0);
  const own = md5(key, number, salt).subarray(0, Math.min(key.length + 5, 16));
  return (data) => (method === "AESV2" ? aes(own, data) : rc4(own, data));
}

/** Reads a locked file without looking into its packed objects, which are encrypted. @returns the document, and these with their numbers */
async function loadLocked(bytes, library) {
  const { PDFParser, PDFObjectStreamParser, PDFDocument } = library;
  const packed = [];
  const { forStream } = PDFObjectStreamParser;
  const { parseIndirectObjectHeader } = PDFParser.prototype;
  let ref;
  PDFParser.prototype.parseIndirectObjectHeader = function noteHeader() {
    ref = parseIndirectObjectHeader.call(this);
    return ref;
  };
  PDFObjectStreamParser.forStream = (stream) => {
    packed.push({ ref, stream });
    return { parseIntoContext: async () => undefined };
  };
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: Infinity,
    });
    return { document, packed };
  } finally {
    PDFObjectStreamParser.forStream = forStream;
    PDFParser.prototype.parseIndirectObjectHeader = parseIndirectObjectHeader;
  }
}

/** What the encryption dictionary says, in the words of `findFileKey`, with the methods for strings and streams. */
function readLock(context, library) {
  const { PDFName, PDFDict, PDFArray, PDFString, PDFHexString } = library;
  const lock = context.lookup(context.trailerInfo.Encrypt, PDFDict);
  const of = (name) => context.lookup(lock.get(PDFName.of(name)));
  const bytesOf = (value) =>
    value instanceof PDFString || value instanceof PDFHexString ? Buffer.from(value.asBytes()) : Buffer.alloc(0);
  const numberOf = (name, otherwise) => of(name)?.asNumber?.() ?? otherwise;
  const version = numberOf("V", 0);
  const methodOf = (kind) => {
    const name = of(kind)?.decodeText?.() ?? "Identity";
    const filter = name === "Identity" ? undefined : of("CF")?.lookupMaybe(PDFName.of(name), PDFDict);
    return filter?.get(PDFName.of("CFM"))?.decodeText() ?? "Identity";
  };
  const ids = context.lookup(context.trailerInfo.ID);
  return {
    owner: bytesOf(of("O")),
    user: bytesOf(of("U")),
    userKey: bytesOf(of("UE")),
    permissions: numberOf("P", 0),
    id: ids instanceof PDFArray ? bytesOf(ids.get(0)) : Buffer.alloc(0),
    revision: numberOf("R", 0),
    length: version === 1 ? 5 : Math.min(16, numberOf("Length", version === 4 ? 128 : 40) / 8),
    hidesMetadata: of("EncryptMetadata")?.asBoolean?.() !== false,
    strings: version < 4 ? "V2" : methodOf("StrF"),
    streams: version < 4 ? "V2" : methodOf("StmF"),
  };
}

/** @returns the file without its encryption; null when it does need a password */
globalThis.unlockPdf = async function unlock(bytes, library) {
  const { PDFArray, PDFDict, PDFHexString, PDFName, PDFObjectStreamParser, PDFRawStream, PDFStream, PDFString } =
    library;
  const { document, packed } = await loadLocked(bytes, library);
  const { context } = document;
  const lockRef = context.trailerInfo.Encrypt;
  const lock = readLock(context, library);
  const key = findFileKey(lock);
  if (key === null) return null;
  const typeOf = (stream) => stream.dict.get(PDFName.of("Type"))?.decodeText?.();
  const openStream = (stream, ref) => {
    const isPlain = typeOf(stream) === "XRef" || (typeOf(stream) === "Metadata" && !lock.hidesMetadata);
    const contents = isPlain ? stream.contents : decryptorOf(key, lock.streams, ref)(Buffer.from(stream.contents));
    return PDFRawStream.of(stream.dict, contents);
  };
  const openStrings = (object, open) => {
    if (object instanceof PDFString || object instanceof PDFHexString)
      return PDFHexString.of(open(Buffer.from(object.asBytes())).toString("hex"));
    if (object instanceof PDFStream) openStrings(object.dict, open);
    if (object instanceof PDFArray) object.asArray().forEach((value, at) => object.set(at, openStrings(value, open)));
    if (object instanceof PDFDict)
      object.entries().forEach(([name, value]) => object.set(name, openStrings(value, open)));
    return object;
  };
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref === lockRef) continue;
    const opened = openStrings(object, decryptorOf(key, lock.strings, ref));
    context.assign(ref, opened instanceof PDFRawStream ? openStream(opened, ref) : opened);
  }
  const direct = new Map(context.enumerateIndirectObjects());
  for (const { ref, stream } of packed)
    await PDFObjectStreamParser.forStream(openStream(stream, ref), () => false).parseIntoContext();
  for (const [ref, object] of direct) context.assign(ref, object);
  if (lockRef !== undefined && "objectNumber" in lockRef) context.delete(lockRef);
  context.trailerInfo.Encrypt = undefined;
  context.largestObjectNumber = Math.max(
    ...context.enumerateIndirectObjects().map(([{ objectNumber }]) => objectNumber),
  );
  return document.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false });
};
