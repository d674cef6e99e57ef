import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isContract } from "../../../app/domain/application-status.ts";
import { applicationStatuses } from "../../../app/domain/enumerations/application-status.ts";
import { CatalogueType } from "../../../app/domain/enumerations/catalogue-type.ts";
import { ContractType } from "../../../app/domain/enumerations/contract-type.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../../app/domain/language.ts";
import * as limits from "../../../app/domain/limits.ts";
import { DEFAULT_LIMITS } from "../../../app/platform/limits.ts";
import { ZOOM_MAX_PERCENT, ZOOM_MIN_PERCENT, ZOOM_STEP_PERCENT } from "../../../app/ui/zoom.ts";
import { filesBelow } from "../../support/source-files.ts";

/** Specification 2 section 9, rows F-518 to F-530, and the decisions that name a number; written out once more. */
const SPECIFICATION: Record<keyof typeof limits, unknown> = {
  VERIFICATION_CODE_DIGITS: 4,
  VERIFICATION_WAIT_SECONDS: 180,
  DEVICE_REMEMBERED_SECONDS: 90 * 24 * 60 * 60,
  SENDING_STATUS_RETRIES: 40,
  SENDING_STATUS_TIMEOUT_MS: 2000,
  SENDING_STATUS_INTERVAL_MS: 500,
  SESSION_TIMEOUT_MS: 30 * 60 * 1000,
  SESSION_ACTIVITY_DELAY_MS: 10_000,
  LOGOUT_DELAY_MS: 1000,
  SERVICE_STATUS_REFRESH_MS: 180_000,
  UPDATE_CHECK_INTERVAL_MS: 60 * 60 * 1000,
  SCRIPT_LOAD_TIMEOUT_MS: 120_000,
  PASSWORD_MIN_LENGTH: 8,
  PASSWORD_MAX_LENGTH: 128,
  PASSWORD_RESET_INTERVAL_SECONDS: 3 * 60,
  WIRE_INTEGER_MAX: 2 ** 31 - 1,
  CREDIT_DURATION_MAX_MONTHS: 10 * 12,
  PERSONAL_CODE_LENGTH: 11,
  LT_IBAN_LENGTH: 20,
  PAYMENT_DAY_MIN: 1,
  PAYMENT_DAY_MAX: 31,
  PAYMENT_DAY_DEFAULT: 15,
  PHONE_PREFIX: "+370",
  PHONE_NATIONAL_DIGITS: 8,
  DOCUMENT_VALIDITY_YEARS_MAX: 30,
  PERSON_NAME_MIN_LENGTH: 1,
  PERSON_NAME_MAX_LENGTH: 50,
  EMAIL_MAX_LENGTH: 100,
  HOUSEHOLD_SIZE_MIN: 1,
  HOUSEHOLD_SIZE_MAX: 15,
  INCOME_CERTIFICATE_MONTHS: 4,
  INCOME_CERTIFICATE_AGE_DAYS: 14,
  INCOME_LINES_MAX: 20,
  HEALTH_MEDICATION_YEARS: 2,
  HEALTH_DISEASE_YEARS: 10,
  GOODS_LINES_MAX: 30,
  GOODS_TITLE_MIN_LENGTH: 2,
  GOODS_TITLE_MAX_LENGTH: 100,
  GOODS_QUANTITY_MIN: 1,
  GOODS_QUANTITY_MAX: 99,
  GOODS_PRICE_MIN_CENTS: 1_00,
  GOODS_PRICE_MAX_CENTS: 15_000_00,
  PRODUCT_NUMBER_MIN_LENGTH: 3,
  PRODUCT_NUMBER_MAX_LENGTH: 30,
  SERIAL_NUMBER_MIN_LENGTH: 4,
  SERIAL_NUMBER_MAX_LENGTH: 40,
  WARRANTY_DEFAULT_YEARS: 2,
  WARRANTY_DEFAULT_MONTHS: 24,
  WARRANTY_MAX_MONTHS: 120,
  EXTRA_WARRANTY_YEARS_MIN: 1,
  EXTRA_WARRANTY_YEARS_MAX: 3,
  MONEY_DECIMALS: 2,
  MONEY_MAX_CENTS: 999_999_99,
  WINTER_PAYMENTS_MIN_MONTHS: 6,
  UPLOAD_REQUEST_MAX_MB: 40,
  UPLOAD_FILE_MAX_MB: 10,
  SCAN_WIDTH_PX: 1000,
  UPLOAD_FILES_MAX: 10,
  APPLICATION_FILES_MAX: 60,
  PICTURE_MAX_MEGAPIXELS: 50,
  PICTURE_MAX_SIDE_PX: 2500,
  LIST_LOOK_DAYS: 1_830,
  UPDATE_NOTE_DISMISSED_DAYS: 365,
  BROWSER_WARNING_DISMISSED_DAYS: 30,
  SERVICE_STATUS_STALE_MINUTES: 10,
  EXCERPT_LENGTH: 25,
  ZOOM_MIN: 0.8,
  ZOOM_MAX: 1.2,
  ZOOM_STEP: 0.01,
  ZOOM_REPEATS_PER_SECOND: 10,
  SCROLL_TO_TOP_AFTER_PX: 200,
  TEST_VERSION_LABEL: "6.0.8",
};

test.each(Object.entries(SPECIFICATION))("F-518 to F-530: %s", (name, value) => {
  expect(new Map<string, unknown>(Object.entries(limits)).get(name)).toEqual(value);
});

test("every limit is compared with the specification", () => {
  expect(Object.keys(limits).sort()).toEqual(Object.keys(SPECIFICATION).sort());
});

test("F-529: contract types, contract statuses and catalogue types", () => {
  expect(ContractType).toEqual({ goodsCredit: 3, creditAccount: 5, creditCard: 6, online: 7 });
  expect(applicationStatuses.codes.filter(isContract)).toEqual([1, 2, 3, 7]);
  expect(Object.values(CatalogueType)).toEqual(["DISABLED", "TYPE_A", "TYPE_B"]);
});

test("F-530: Lithuanian is the default of two languages", () => {
  expect([DEFAULT_LANGUAGE, [...LANGUAGES]]).toEqual(["lt", ["lt", "en"]]);
});

test("F-518 to F-530: what an operator may override begins with the figures of the specification", () => {
  expect(DEFAULT_LIMITS).toMatchObject({
    sessionIdleMilliseconds: 1_800_000,
    uploadTotalBytes: 40 * 1024 * 1024,
  });
  expect([ZOOM_MIN_PERCENT, ZOOM_MAX_PERCENT, ZOOM_STEP_PERCENT]).toEqual([80, 120, 1]);
});

test("decision under G38: no figure of the specification is written a second time", () => {
  const telling =
    /(?<![\w.])(?:7_?776_?000|1_?800_?000|180_?000|3_?600_?000|120_?000|900_?005|10_485_760|41_943_040)(?![\w.])/;
  const files = filesBelow("app", /\.tsx?$/).filter((path) => path !== "app/domain/limits.ts");
  expect(files.length).toBeGreaterThan(300);
  const repeated = files.filter((path) =>
    telling.test(readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")),
  );
  // The size of a document's answer is a limit of the transport, not of an upload.
  expect(repeated.filter((path) => path !== "app/platform/limits.ts")).toEqual([]);
});
