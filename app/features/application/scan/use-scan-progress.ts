import { paths } from "~/paths/paths.ts";
import { useAskedProgress } from "../use-asked-progress.ts";
import type { OfferedScan, ScanProgress } from "./read-scan.server.ts";

/** Whether pictures have come; with script the page asks by itself (F-320). */
export function useScanProgress(applicationId: number, scan: OfferedScan): ScanProgress | null {
  const isOpen = scan.state === "open";
  const asked = useAskedProgress<ScanProgress>(paths.identityScan(applicationId), isOpen ? scan : null);
  return isOpen ? (asked ?? scan) : null;
}
