/** What commands cost of the processor, in seconds. */
import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Of all commands that this process has started and that have ended, with all that they started; null where the system does not tell. */
export function readChildSeconds() {
  try {
    const text = readFileSync("/proc/self/stat", "utf8");
    // The second field, in brackets, may hold spaces; of the fields after it, 13 and 14 are time of ended children in and for the system.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Of everything on this machine since it was started, databases and other users' processes too; null where the system does not tell. */
export function readMachineSeconds() {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const [user, nice, system, , , interrupts, softInterrupts] = line.split(/\s+/).slice(1).map(Number);
    return (user + nice + system + interrupts + softInterrupts) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
