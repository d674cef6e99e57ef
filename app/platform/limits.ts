import {
  LOGOUT_DELAY_MS,
  SESSION_ACTIVITY_DELAY_MS,
  SESSION_TIMEOUT_MS,
  UPLOAD_FILE_MAX_MB,
  UPLOAD_REQUEST_MAX_MB,
} from "../domain/limits.ts";

const MB_BYTES = 1_048_576;

/**
 * Every bound of the portal in one table (R-3, uploads from O8). The unit is in the name.
 * An operator overrides single values with `LIMITS="name=value,name=value"`; nothing else in the code carries such a figure. Those of the
 * specification itself come from its own table (`app/domain/limits.ts`).
 */
export const DEFAULT_LIMITS = {
  // what a browser may send
  formBodyBytes: 262_144,
  heldFormBytes: 67_108_864,
  uploadTotalBytes: UPLOAD_REQUEST_MAX_MB * MB_BYTES,
  uploadFileBytes: UPLOAD_FILE_MAX_MB * MB_BYTES,
  uploadsAtOnce: 4,
  filesCheckedAtOnce: 2,
  pictureSeconds: 20,
  pdfMilliseconds: 5_000,
  pdfMegabytes: 256,
  virusScanSeconds: 20,
  formFields: 1_500,
  fieldNameCharacters: 100,
  fieldValueCharacters: 10_000,
  headerBytes: 16_384,
  urlBytes: 2_048,
  // how long and how many
  headersSeconds: 10,
  formBodySeconds: 30,
  uploadBodySeconds: 120,
  keepAliveSeconds: 5,
  handlerSeconds: 130,
  stalledWriteSeconds: 60,
  connections: 4_000,
  connectionsPerIp: 100,
  requestsInFlight: 200,
  loginsInFlight: 400,
  sessionRequestsPerMinute: 300,
  ipRequestsPerMinute: 1_000,
  // calls to the back end
  pageSeconds: 10,
  writingPageSeconds: 20,
  documentPageSeconds: 40,
  uploadPageSeconds: 90,
  exportPageSeconds: 120,
  loginSeconds: 20,
  soapReadSeconds: 8,
  soapWriteSeconds: 20,
  soapDocumentSeconds: 30,
  verifySeconds: 5,
  timeSeconds: 2,
  publicIpMilliseconds: 1_500,
  publicIpAnswerBytes: 256,
  notificationsSeconds: 2,
  todaySeconds: 2,
  // after how long the manager's tools say that something stands still
  stuckSigningDays: 1,
  stuckContractDays: 7,
  stuckApplicationDays: 14,
  permitExpiryHours: 24,
  countriesMilliseconds: 1_000,
  countriesMinutes: 60,
  countriesPauseSeconds: 30,
  soapAnswerBytes: 5_242_880,
  soapDocumentBytes: 41_943_040,
  soapDepth: 64,
  heldAnswerBytes: 100_663_296,
  jsonAnswerBytes: 65_536,
  // a log-in costs the back end a tenth of a second of its processor: as many at once as it has threads for it, the others in turn
  parallelLogins: 4,
  queuedLogins: 400,
  parallelReads: 64,
  parallelWrites: 24,
  parallelDocuments: 8,
  parallelExports: 4,
  parallelVerifyCalls: 32,
  parallelSendingQuestions: 32,
  queueSeconds: 2,
  breakerCalls: 20,
  // log-ins have so few places that twenty of them never fail within the window
  breakerLogins: 4,
  breakerFailurePercent: 50,
  breakerWindowSeconds: 10,
  breakerConnectionFailures: 5,
  breakerOpenSeconds: 5,
  retryBudgetPercent: 10,
  // pictures of documents
  readingSeconds: 20,
  waitingPictures: 12,
  scanMinutes: 15,
  scanPictures: 6,
  handOverMinutes: 60,
  // how often a user or an address may try
  loginAttemptsPerAccount: 10,
  loginAttemptsPerIp: 50,
  loginWindowMinutes: 15,
  codeTries: 5,
  codesPerDay: 10,
  codeLifeMinutes: 10,
  remindersPerIpHour: 20,
  resetsPerIpHour: 20,
  accountUpdatesPerHour: 30,
  reminderAnswerMilliseconds: 1_000,
  nameLookupsPerHour: 60,
  nameLookupsPerShopDay: 300,
  takeOversPerHour: 10,
  debtQuestionsPerHour: 30,
  searchesPerMinute: 30,
  scanPostsPerMinute: 5,
  scanVisitsPerIpMinute: 20,
  smsPerUserDay: 10,
  smsPerNumberDay: 3,
  smsPerShopDay: 200,
  exportsAtOncePerUser: 2,
  // how long something is kept
  sessionIdleMilliseconds: SESSION_TIMEOUT_MS,
  sessionActivityMilliseconds: SESSION_ACTIVITY_DELAY_MS,
  sessionAbsoluteHours: 12,
  logoutDelayMilliseconds: LOGOUT_DELAY_MS,
  timeReadMilliseconds: 10_000,
  // from this machine's clock to what the time service says: beyond it that is not believed (R-G13)
  timeCorrectionHours: 24,
  visitMinutes: 60,
  loginTicketSeconds: 60,
  deviceRecheckMinutes: 15,
  operationHours: 24,
  operationWaitSeconds: 5,
  operationLeaseSeconds: 10,
  draftDays: 7,
  auditMonths: 24,
  // life cycle of the process
  shutdownSeconds: 20,
  crashDrainSeconds: 5,
} as const satisfies Record<string, number>;

export type LimitName = keyof typeof DEFAULT_LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

/** Constants of the specification (F-521, F-523) and the bound of R-G13: a test or a demo may have others, a production start refuses them. */
export const FIXED_LIMITS = [
  "sessionIdleMilliseconds",
  "sessionActivityMilliseconds",
  "sessionAbsoluteHours",
  "logoutDelayMilliseconds",
  "timeCorrectionHours",
] as const satisfies LimitName[];

/** How often a page asks by itself whether its session still runs (F-103): twice in the idle time, the second time just after its end. */
export const sessionMonitorMs = ({ sessionIdleMilliseconds }: Pick<Limits, "sessionIdleMilliseconds">): number =>
  (sessionIdleMilliseconds + 10) / 2;

/** Reads `name=value,name=value`. Returns the whole table and the names that are unknown or not a positive integer. */
export function parseLimits(text: string): { limits: Limits; wrong: string[] } {
  const overrides: Partial<Record<LimitName, number>> = {};
  const wrong: string[] = [];
  for (const part of text.split(",").filter((piece) => piece.trim() !== "")) {
    const [name = "", value = ""] = part.split("=").map((piece) => piece.trim());
    if (isLimitName(name) && /^[1-9]\d{0,11}$/.test(value)) overrides[name] = Number(value);
    else wrong.push(isLimitName(name) ? name : "an unknown name");
  }
  return { limits: { ...DEFAULT_LIMITS, ...overrides }, wrong };
}

const isLimitName = (name: string): name is LimitName => Object.hasOwn(DEFAULT_LIMITS, name);
