/**
 * Business constants and limits: specification 2 section 9 (F-518 to F-530) and the decisions of the requirements.
 * The only place of each number; `tests/unit/domain/limits.test.ts` compares them with the specification.
 */

// Verification codes and devices (F-518, F-519, F-520)
export const VERIFICATION_CODE_DIGITS = 4;
export const VERIFICATION_WAIT_SECONDS = 180;
export const DEVICE_REMEMBERED_SECONDS = 7_776_000;
export const SENDING_STATUS_RETRIES = 40;
export const SENDING_STATUS_TIMEOUT_MS = 2000;
export const SENDING_STATUS_INTERVAL_MS = 500;

// Session (F-521, F-523)
export const SESSION_TIMEOUT_MS = 1_800_000;
export const SESSION_ACTIVITY_DELAY_MS = 10_000;
export const LOGOUT_DELAY_MS = 1000;

// Refreshing (F-524)
export const SERVICE_STATUS_REFRESH_MS = 180_000;
export const UPDATE_CHECK_INTERVAL_MS = 3_600_000;
export const SCRIPT_LOAD_TIMEOUT_MS = 120_000;

// Passwords (F-525; the maximum is a decision under G03)
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const PASSWORD_RESET_INTERVAL_SECONDS = 180;

// The largest whole number of the back end (xsd:int), and the longest duration of any product (G17); a variant narrows it
export const WIRE_INTEGER_MAX = 2_147_483_647;
export const CREDIT_DURATION_MAX_MONTHS = 120;

// Identifiers (F-526, F-527; lengths of names and e-mail: G07, G13)
export const PERSONAL_CODE_LENGTH = 11;
export const LT_IBAN_LENGTH = 20;
export const PAYMENT_DAY_MIN = 1;
export const PAYMENT_DAY_MAX = 31;
/** Offered first (decision under G17). Days 29–31 fall on the last day of a shorter month. */
export const PAYMENT_DAY_DEFAULT = 15;
export const PHONE_PREFIX = "+370";
export const PHONE_NATIONAL_DIGITS = 8;
export const DOCUMENT_VALIDITY_YEARS_MAX = 30;
export const PERSON_NAME_MIN_LENGTH = 1;
export const PERSON_NAME_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 100;

// Household and income (F-219, F-527; decisions under G19)
export const HOUSEHOLD_SIZE_MIN = 1;
export const HOUSEHOLD_SIZE_MAX = 15;
export const INCOME_CERTIFICATE_MONTHS = 4;
export const INCOME_CERTIFICATE_AGE_DAYS = 14;
export const INCOME_LINES_MAX = 20;

// How far back the health questions of an insurance look (F-282, F-527)
export const HEALTH_MEDICATION_YEARS = 2;
export const HEALTH_DISEASE_YEARS = 10;

// Goods (decisions under G15) and warranties (F-528)
export const GOODS_LINES_MAX = 30;
export const GOODS_TITLE_MIN_LENGTH = 2;
export const GOODS_TITLE_MAX_LENGTH = 100;
export const GOODS_QUANTITY_MIN = 1;
export const GOODS_QUANTITY_MAX = 99;
export const GOODS_PRICE_MIN_CENTS = 100;
export const GOODS_PRICE_MAX_CENTS = 1_500_000;
export const PRODUCT_NUMBER_MIN_LENGTH = 3;
export const PRODUCT_NUMBER_MAX_LENGTH = 30;
export const SERIAL_NUMBER_MIN_LENGTH = 4;
export const SERIAL_NUMBER_MAX_LENGTH = 40;
export const WARRANTY_DEFAULT_YEARS = 2;
export const WARRANTY_DEFAULT_MONTHS = WARRANTY_DEFAULT_YEARS * 12;
export const WARRANTY_MAX_MONTHS = 120;
export const EXTRA_WARRANTY_YEARS_MIN = 1;
export const EXTRA_WARRANTY_YEARS_MAX = 3;

// Money
export const MONEY_DECIMALS = 2;
export const MONEY_MAX_CENTS = 99_999_999;

// Winter payments (L-2.5)
export const WINTER_PAYMENTS_MIN_MONTHS = 6;

// Uploads (O8)
export const UPLOAD_REQUEST_MAX_MB = 40;
/** One uploaded file (F-323). */
export const UPLOAD_FILE_MAX_MB = 10;
/** How wide a picture of a document should be (G21). */
export const SCAN_WIDTH_PX = 1000;
export const UPLOAD_FILES_MAX = 10;
export const APPLICATION_FILES_MAX = 60;
export const PICTURE_MAX_MEGAPIXELS = 50;
export const PICTURE_MAX_SIDE_PX = 2500;

/** How long a choice of columns is remembered after the last change of it (F-160). */
export const LIST_LOOK_DAYS = 1_830;

// Notes of the frame (decisions under G02 and G33)
export const UPDATE_NOTE_DISMISSED_DAYS = 365;
export const BROWSER_WARNING_DISMISSED_DAYS = 30;
export const SERVICE_STATUS_STALE_MINUTES = 10;

// Drawing (F-528, F-530; repeats of a held button: decision under G02)
export const EXCERPT_LENGTH = 25;
export const ZOOM_MIN = 0.8;
export const ZOOM_MAX = 1.2;
export const ZOOM_STEP = 0.01;
export const ZOOM_REPEATS_PER_SECOND = 10;
export const SCROLL_TO_TOP_AFTER_PX = 200;
export const TEST_VERSION_LABEL = "6.0.8";
