const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** Whether a host name, as `URL.hostname` spells it, is this machine. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAMES.has(hostname);
