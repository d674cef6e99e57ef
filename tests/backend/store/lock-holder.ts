import { lockFolder } from "../../../backend/src/store/folder-lock.ts";

// Takes the folder of the first argument and holds it until the process is killed.
lockFolder(process.argv[2] ?? "");
process.stdout.write("locked\n");
setInterval(() => undefined, 1_000);
