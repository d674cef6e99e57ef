import { describe, expect, test } from "vitest";
import {
  AuthenticationMethod,
  CHOOSABLE_AUTHENTICATION_METHODS,
} from "../../../../app/domain/enumerations/authentication-method.ts";
import { BankReportState, canSendBankReportLink } from "../../../../app/domain/enumerations/bank-report-state.ts";
import { toCatalogueType } from "../../../../app/domain/enumerations/catalogue-type.ts";
import { contractTypes, isGoodsContract } from "../../../../app/domain/enumerations/contract-type.ts";
import { toFlowAllowance } from "../../../../app/domain/enumerations/flow-allowance.ts";
import { toLiabilityType } from "../../../../app/domain/enumerations/liability-type.ts";
import { STATUSES_BY_CATEGORY } from "../../../../app/domain/enumerations/list-category.ts";
import { toListTab } from "../../../../app/domain/enumerations/list-tab.ts";
import { ENUMERATIONS } from "../../../../app/domain/enumerations/registry.ts";
import {
  findRequestStatus,
  nextRequestStatuses,
  requestStatuses,
} from "../../../../app/domain/enumerations/request-status.ts";
import { findRole, roles } from "../../../../app/domain/enumerations/role.ts";
import { toSendingStatus } from "../../../../app/domain/enumerations/sending-status.ts";
import { toServiceStatus } from "../../../../app/domain/enumerations/service-status.ts";
import {
  isSigningInitiated,
  signatureTypes,
  toSignatureType,
} from "../../../../app/domain/enumerations/signature-type.ts";
import { toSigningStatus } from "../../../../app/domain/enumerations/signing-status.ts";
import { toVerificationResponse } from "../../../../app/domain/enumerations/verification-response.ts";

/** Copied from the table of the specification (document 1, section 3) and the decisions under it. */
const SPECIFICATION: Record<string, Record<string, number | string>> = {
  role: { seller: 0, manager: 1, supervisor: 3 },
  authenticationMethod: { none: 0, email: 1, sms: 2 },
  spouseMode: { noSpouse: 0, personal: 1, spouse: 2 },
  creditType: { personal: 1, spouse: 2 },
  incomeType: { worker: 1, pensioner: 2, other: 3, officer: 4, farmer: 7 },
  incomeLineType: { salary: 1, pension: 2, benefits: 3, farm: 4, servicePay: 5, rent: 6, other: 7 },
  liabilityType: {
    mortgage: "mortgage",
    creditCards: "CreditCards",
    leasing: "Leasing",
    consumer: "Consumer",
    other: "Other",
  },
  contractType: { goodsCredit: 3, creditAccount: 5, creditCard: 6, online: 7 },
  signatureType: { unknown: 0, paper: 1, centTransfer: 10, eSign: 11, tablet: 20, initiated: 30, initiatedTablet: 31 },
  applicationStatus: { rejected: -1, application: 0, unsigned: 1, signed: 2, archive: 3, defected: 4, online: 7 },
  payoutType: { cash: 2, goods: 3, creditAccount: 5, creditCard: 6, credit: 7 },
  eCreditState: { none: -1, normal: 0, reviewedByManager: 1, terminated: 2, signedContract: 3, signedApplication: 4 },
  identityDocumentType: {
    passport: 0,
    idCard: 1,
    driverLicence: 2,
    residencePermit: 3,
    none: 4,
    temporaryResidencePermit: 5,
    ePermit: 6,
  },
  serviceStatus: { ok: 0, slow: 1, error: 2 },
  flowAllowance: { forbidden: 0, allowed: 1, allowedWithDocuments: 2, allowedWhenESigned: 3 },
  listTab: { applications: 3, payments: 4, unpaid: 5, contracts: 6 },
  verificationResponse: { pending: 0, error: 1, success: 2, tryLater: 3, provideLogin: 4 },
  sendingStatus: { pending: 0, failed: 1, success: 2 },
  signingStatus: { pending: "pending", canceled: "canceled", signed: "signed", error: "error" },
  blockState: { notBlocked: 0, tooManyAttempts: 1004, tooLongOffline: 1005 },
  requestStatus: {
    waiting: "WAITING",
    confirmed: "CONFIRMED",
    rejected: "REJECTED",
    escalated: "ESCALATED",
    expired: "EXPIRED",
    waitingExtra: "WAITING_EXTRA",
  },
  requestSequence: { standard: 0, extraApproval: 1 },
  listCategory: {
    application: "application",
    archived: "archived",
    unsignedContract: "unsignedContract",
    withDefects: "withDefects",
    signedContract: "signedContract",
    rejectedContract: "rejectedContract",
  },
  bankReportState: { sendLink: 0, waiting: 1, received: 2, repeat: 3 },
  catalogueType: { disabled: "DISABLED", typeA: "TYPE_A", typeB: "TYPE_B" },
  advanceType: { amount: 0, percent: 1 },
  maritalStatus: { single: 1, married: 2, divorced: 3, widowed: 4 },
  politicalConnection: { myself: "myself", family: "family", colleague: "colleague" },
  documentOwner: { client: "client", spouse: "spouse" },
};

describe("F-569 to F-590: the enumerations of the specification", () => {
  test("there is no other enumeration", () => {
    expect(ENUMERATIONS.map(({ name }) => name).sort()).toEqual(Object.keys(SPECIFICATION).sort());
  });

  test.each(ENUMERATIONS.map((enumeration) => [enumeration.name, enumeration] as const))(
    "%s has the codes of the specification, read as number or text, and their labels",
    (name, enumeration) => {
      const members = Object.entries(SPECIFICATION[name] ?? {});
      expect([...enumeration.codes]).toEqual(members.map(([, code]) => code));
      for (const [member, code] of members) {
        expect(enumeration.find(String(code))).toBe(code);
        expect(enumeration.find(code)).toBe(code);
        expect(enumeration.labelKey(code)).toBe(`${name}.${member}`);
      }
    },
  );

  test.each(ENUMERATIONS.map((enumeration) => [enumeration.name, enumeration] as const))(
    "%s refuses everything else on the way in and has no label for it on the way out",
    (_, { find, labelKey }) => {
      for (const raw of [99, "99", "", " ", null, undefined, {}, [], true, "toString", "__proto__", "01", "1.0"]) {
        expect(find(raw)).toBeNull();
        expect(labelKey(raw)).toBeNull();
      }
    },
  );
});

describe("reading what others write", () => {
  test("F-413, F-569: 2 and 3 are the supervisor; 4, empty and text have no rights", () => {
    expect([0, 1, 2, 3, "2", "3"].map(findRole)).toEqual([0, 1, 3, 3, 3, 3]);
    expect([4, "", "manager", null, undefined].map(findRole)).toEqual([null, null, null, null, null]);
    expect(roles.find(2)).toBeNull();
  });

  test("F-127: none is no method that one may choose", () => {
    expect(CHOOSABLE_AUTHENTICATION_METHODS).not.toContain(AuthenticationMethod.none);
  });

  test("F-301, F-573: liability types in both spellings, an unknown one keeps its text", () => {
    expect(toLiabilityType("creditCards")).toEqual({ type: "CreditCards", originalText: null });
    expect(toLiabilityType("LEASING").type).toBe("Leasing");
    expect(toLiabilityType("Lombardas")).toEqual({ type: "Other", originalText: "Lombardas" });
  });

  test("unknown values fall back as the specification says", () => {
    expect(toSignatureType(99)).toBe(0);
    expect(toServiceStatus("9")).toBe(2);
    expect(toFlowAllowance("")).toBe(0);
    expect([1, 9, "", "6"].map(toListTab)).toEqual([3, 3, 3, 6]);
    expect(toVerificationResponse(7)).toBe(1);
    expect(toSendingStatus(undefined)).toBe(0);
    expect(toCatalogueType("")).toBe("DISABLED");
    expect(["cancelled", "CANCELED", "Signed", "?"].map(toSigningStatus)).toEqual([
      "canceled",
      "canceled",
      "signed",
      "error",
    ]);
  });

  test("F-587: request statuses in lower case; an unknown one has no meaning", () => {
    expect(findRequestStatus("waiting_extra")).toBe("WAITING_EXTRA");
    expect(findRequestStatus("paused")).toBeNull();
  });
});

describe("rules on enumerations", () => {
  test("F-333: remote signing is running with 30 and 31 only", () => {
    expect(signatureTypes.codes.filter(isSigningInitiated)).toEqual([30, 31]);
  });

  test("F-237: goods are listed for goods credit and online", () => {
    expect(contractTypes.codes.filter(isGoodsContract)).toEqual([3, 7]);
  });

  test("F-589: a link goes out the first time and again after expiry", () => {
    const states = Object.values(BankReportState);
    expect(states.filter(canSendBankReportLink)).toEqual([0, 3]);
  });

  test("F-588: each list category has its statuses", () => {
    expect(STATUSES_BY_CATEGORY).toEqual({
      application: [0],
      archived: [3],
      unsignedContract: [1],
      withDefects: [4],
      signedContract: [2, 7],
      rejectedContract: [-1],
    });
  });

  test("F-373, G25: only legal next statuses are offered", () => {
    const offers = (sequence: 0 | 1) =>
      Object.fromEntries(requestStatuses.codes.map((status) => [status, nextRequestStatuses(status, sequence)]));
    const closed = { CONFIRMED: [], REJECTED: [], EXPIRED: [] };
    expect(offers(0)).toEqual({
      ...closed,
      WAITING: ["CONFIRMED", "REJECTED", "ESCALATED", "EXPIRED"],
      ESCALATED: ["CONFIRMED", "REJECTED"],
      WAITING_EXTRA: [],
    });
    expect(offers(1)).toEqual({
      ...closed,
      WAITING: ["WAITING_EXTRA", "REJECTED", "ESCALATED", "EXPIRED"],
      ESCALATED: ["CONFIRMED", "REJECTED"],
      WAITING_EXTRA: ["CONFIRMED", "REJECTED", "EXPIRED"],
    });
  });
});
