/** What the tabs of a browser tell each other. A tab believes only the server: a message makes it look. */
export type TabMessage =
  /** This tab shows a page of this session, or of none. */
  | { kind: "here"; tag: string | null }
  /** The session was extended just now and has so long from now on. */
  | { kind: "extended"; tag: string; remainingMs: number };

export interface TabChannel {
  post: (message: TabMessage) => void;
  close: () => void;
}

const NAME = "portal.session";

/**
 * A way to the other tabs of this browser: a channel, or where there is none (Safari 14) a change of the common storage, which is undone at
 * once. Without either the tabs find out by themselves when they next ask the server.
 */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  try {
    return typeof BroadcastChannel === "function" ? overChannel(hear) : overStorage(hear);
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}

function overChannel(hear: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => hearIfKnown(data, hear);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

function overStorage(hear: (message: TabMessage) => void): TabChannel {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue !== null) hearIfKnown(parse(newValue), hear);
  };
  window.addEventListener("storage", onStorage);
  return {
    post(message) {
      try {
        window.localStorage.setItem(NAME, JSON.stringify(message));
        window.localStorage.removeItem(NAME);
      } catch {
        // A browser that stores nothing.
      }
    },
    close: () => window.removeEventListener("storage", onStorage),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Another version of the portal may run in the other tab. */
function hearIfKnown(data: unknown, hear: (message: TabMessage) => void): void {
  if (typeof data !== "object" || data === null) return;
  const { kind, tag, remainingMs } = data as Record<string, unknown>;
  if (kind === "here" && (tag === null || typeof tag === "string")) hear({ kind, tag });
  if (kind === "extended" && typeof tag === "string" && typeof remainingMs === "number")
    hear({ kind, tag, remainingMs });
}
