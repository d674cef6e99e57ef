/** Our own paths hold nothing else. No second slash at the start: that would be another host. */
const OWN_PATH = /^\/(?!\/)[\w/-]{0,200}$/;
const MAX_QUERY_CHARACTERS = 500;
/** Parameters that are the frame's and the router's, not the page's. */
const FRAME_PARAMETERS = ["_data", "_routes", "index", "lang"];

/** Path and query in our own spelling; null for what cannot be a page of ours. */
export function ownAddress(address: string): string | null {
  const [path = "", ...rest] = address.split("?");
  if (!OWN_PATH.test(path)) return null;
  const query = new URLSearchParams(rest.join("?"));
  for (const name of FRAME_PARAMETERS) query.delete(name);
  const text = query.toString();
  return text === "" || text.length > MAX_QUERY_CHARACTERS ? path : `${path}?${text}`;
}
