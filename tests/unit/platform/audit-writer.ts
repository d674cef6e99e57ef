/** A process with an audit log: `node audit-writer.ts <folder> <lines>`; the ordinary log goes to standard output. */
import { audit, openAudit } from "../../../app/platform/audit.server.ts";

const [folder = "", count = "0"] = process.argv.slice(2);
openAudit(folder, { months: 24, configuration: "a1" });
for (let at = 0; at < Number(count); at += 1) audit("export", { result: "ok", subject: at });
process.exit();
