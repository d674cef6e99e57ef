import { readFileSync } from "node:fs";

const POLL_MS = 50;

/** Resident memory of a process in bytes. @throws where there is no /proc */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has no memory`);
  return Number(kilobytes) * 1024;
}

/** The highest resident memory of a process while something is going on. */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentBytes(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes(pid))), POLL_MS);
  try {
    await work();
    return peak;
  } finally {
    clearInterval(timer);
  }
}
