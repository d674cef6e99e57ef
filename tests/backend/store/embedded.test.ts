import { openDatabase } from "../../../backend/src/store/database.ts";
import { describeStore } from "./store-behaviour.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const dataFolder = temporaryFolder();

describeStore("PGlite", () => openDatabase({ databaseUrl: null, databasePoolSize: 1, dataFolder }));
