/** Runs in a thread of its own, because a foreign PDF may unpack to anything: what it holds is told by one word. */
const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");

/** Names by which a PDF runs something, or has a form that does. */
const ACTIVE_KEYS = ["JS", "JavaScript", "XFA", "RichMedia"];
const ACTIVE_ACTIONS = ["JavaScript", "Launch", "ImportData", "SubmitForm"];

/** Whether an object of the file, or one inside of it, runs something. */
function isActive(object, library) {
  const { PDFArray, PDFDict, PDFName, PDFStream } = library;
  if (object instanceof PDFStream) return isActive(object.dict, library);
  if (object instanceof PDFArray) return object.asArray().some((item) => isActive(item, library));
  if (!(object instanceof PDFDict)) return false;
  return object.entries().some(([key, value]) => {
    const name = key.decodeText();
    const isAction = name === "S" && value instanceof PDFName && ACTIVE_ACTIONS.includes(value.decodeText());
    return ACTIVE_KEYS.includes(name) || isAction || isActive(value, library);
  });
}

/** Whether another file lies in an object. */
function holdsFile(object, library) {
  const { PDFArray, PDFDict, PDFName, PDFStream } = library;
  const dict = object instanceof PDFStream ? object.dict : object;
  if (dict instanceof PDFArray) return dict.asArray().some((item) => holdsFile(item, library));
  if (!(dict instanceof PDFDict)) return false;
  const type = dict.get(PDFName.of("Type"));
  const isFile = type instanceof PDFName && type.decodeText() === "EmbeddedFile";
  return isFile || dict.has(PDFName.of("EF")) || dict.entries().some(([, value]) => holdsFile(value, library));
}

async function judge(bytes, library) {
  try {
    const document = await library.PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: Infinity,
    });
    if (document.context.trailerInfo.Encrypt !== undefined) return "encrypted";
    // The library reads any bytes with the right beginning; without a page there is nothing to keep.
    if (document.getPageCount() === 0) return "damaged";
    const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
    if (objects.some((object) => isActive(object, library))) return "active";
    return objects.some((object) => holdsFile(object, library)) ? "attached" : "plain";
  } catch {
    return Buffer.from(bytes).includes("/Encrypt") ? "encrypted" : "damaged";
  }
}

/** A file that is only locked against changes is looked into and kept without its lock, so that it opens everywhere. */
async function inspect({ bytes, library: path }) {
  const library = await import(path);
  const verdict = await judge(bytes, library);
  if (verdict !== "encrypted") return { verdict };
  const unlocked = await globalThis.unlockPdf(bytes, library).catch(() => null);
  if (unlocked === null) return { verdict };
  return { verdict: await judge(unlocked, library), unlocked };
}

inspect(workerData).then((found) => parentPort.postMessage(found));
