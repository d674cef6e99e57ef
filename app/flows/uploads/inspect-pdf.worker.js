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

async function inspect({ bytes, library: path }) {
  const library = await import(path);
  try {
    const document = await library.PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: Infinity,
    });
    if (document.isEncrypted) return "encrypted";
    // The library reads any bytes with the right beginning; without a page there is nothing to keep.
    if (document.getPageCount() === 0) return "damaged";
    const objects = document.context.enumerateIndirectObjects();
    return objects.some(([, object]) => isActive(object, library)) ? "active" : "plain";
  } catch {
    return Buffer.from(bytes).includes("/Encrypt") ? "encrypted" : "damaged";
  }
}

inspect(workerData).then((verdict) => parentPort.postMessage(verdict));
