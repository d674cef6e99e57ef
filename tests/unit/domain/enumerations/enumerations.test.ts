import { describe, expect, test } from "vitest";
import {
  AuthenticationMethod,
  CHOOSABLE_AUTHENTICATION_METHODS,
} from "../../../../app/domain/enumerations/authentication-method.ts";
import { toCatalogueType } from "../../../../app/domain/enumerations/catalogue-type.ts";
import { contractTypes, isGoodsContract } from "../../../../app/domain/enumerations/contract-type.ts";
import { ENUMERATIONS } from "../../../support/enumerations.ts";
import { findRole, roles } from "../../../../app/domain/enumerations/role.ts";
import { toSendingStatus } from "../../../../app/domain/enumerations/sending-status.ts";
import { toServiceStatus } from "../../../../app/domain/enumerations/service-status.ts";
import {
  isSigningInitiated,
  signatureTypes,
  toSignatureType,
} from "../../../../app/domain/enumerations/signature-type.ts";
import { toVerificationResponse } from "../../../../app/domain/enumerations/verification-response.ts";

const numbered = (...members: string[]) => Object.fromEntries(members.map((member, code) => [member, code]));
const named = (...members: string[]) => Object.fromEntries(members.map((member) => [member, member]));

/** Copied from the table of the specification (document 1, section 3) and the decisions under it. */
const SPECIFICATION: Record<string, Record<string, number | string>> = {
  role: { seller: 0, manager: 1, supervisor: 3 },
  authenticationMethod: { none: 0, email: 1, sms: 2 },
  incomeType: { worker: 1, pensioner: 2, other: 3, officer: 4, farmer: 7 },
  incomeLineType: { salary: 1, pension: 2, benefits: 3, farm: 4, servicePay: 5, rent: 6, other: 7 },
  creditType: { personal: 1, spouse: 2 },
  permitSequence: { standard: 0, extra: 1 },
  permitStatus: Object.fromEntries(
    ["waiting", "waitingExtra", "escalated", "confirmed", "rejected", "expired"].map((name) => [
      name,
      name.replace(/(?=[A-Z])/, "_").toUpperCase(),
    ]),
  ),
  flowAllowance: { forbidden: 0, allowed: 1, withDocuments: 2, whenESigned: 3 },
  bankReportState: { sendLink: 0, waiting: 1, received: 2, repeat: 3 },
  contractType: { goodsCredit: 3, creditAccount: 5, creditCard: 6, online: 7 },
  payoutType: { cash: 2, goods: 3, creditAccount: 5, creditCard: 6, credit: 7 },
  signatureType: { unknown: 0, paper: 1, centTransfer: 10, eSign: 11, tablet: 20, initiated: 30, initiatedTablet: 31 },
  applicationStatus: { rejected: -1, application: 0, unsigned: 1, signed: 2, archive: 3, defected: 4, online: 7 },
  eCreditState: { none: -1, normal: 0, reviewedByManager: 1, terminated: 2, signedContract: 3, signedApplication: 4 },
  identityDocumentType: numbered(
    ...["passport", "idCard", "driverLicence", "residencePermit", "none", "temporaryResidencePermit", "ePermit"],
  ),
  serviceStatus: { ok: 0, slow: 1, error: 2 },
  listTab: { applications: 3, payments: 4, unpaid: 5, contracts: 6 },
  verificationResponse: { pending: 0, error: 1, success: 2, tryLater: 3, provideLogin: 4 },
  sendingStatus: { pending: 0, failed: 1, success: 2 },
  listCategory: named(
    ...["application", "archived", "unsignedContract", "withDefects", "signedContract", "rejectedContract"],
  ),
  catalogueType: { disabled: "DISABLED", typeA: "TYPE_A", typeB: "TYPE_B" },
  liabilityType: {
    mortgage: "mortgage",
    creditCards: "CreditCards",
    leasing: "Leasing",
    consumer: "Consumer",
    other: "Other",
  },
  // Why an account cannot log in, by the codes of the catalogue.
  blockState: { none: 0, attempts: 1004, offline: 1005 },
  advanceType: { amount: 0, percent: 1 },
  maritalStatus: { single: 1, married: 2, divorced: 3, widowed: 4 },
  spouseMode: numbered("noSpouse", "personal", "spouse"),
  rejectionReason: { changedMind: 1, wrongGoods: 2, wrongData: 3, other: 4 },
  politicalConnection: { myself: "myself", family: "family", colleague: "colleague" },
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

  test("unknown values fall back as the specification says", () => {
    expect(toSignatureType(99)).toBe(0);
    expect(toServiceStatus("9")).toBe(2);
    expect(toVerificationResponse(7)).toBe(1);
    expect(toSendingStatus(undefined)).toBe(0);
    expect(toCatalogueType("")).toBe("DISABLED");
  });
});

describe("rules on enumerations", () => {
  test("F-333: remote signing is running with 30 and 31 only", () => {
    expect(signatureTypes.codes.filter(isSigningInitiated)).toEqual([30, 31]);
  });

  test("F-237: goods are listed for goods credit and online", () => {
    expect(contractTypes.codes.filter(isGoodsContract)).toEqual([3, 7]);
  });
});
