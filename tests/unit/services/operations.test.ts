import { describe, expect, test } from "vitest";
import contract from "../../../backend/contract/portal.wsdl?raw";
import { DEFAULT_LIMITS } from "~/platform/limits.ts";
import { policyBounds, OPERATIONS, type OperationName } from "~/services/transport/operations.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { OPERATION_CALLS } from "../../support/soap-operations.ts";
import { answerFrom } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const names = Object.keys(OPERATIONS) as OperationName[];
const inContract = [...new Set([...contract.matchAll(/<wsdl:operation name="(\w+)">/g)].map(([, name]) => name))];

const stub = useSoapStub(answerFrom(GOOD_ANSWERS));

describe("The table of operations", () => {
  test("F-481: is the contract's list of operations, no more and no less", () => {
    expect(names.toSorted()).toEqual(inContract.toSorted());
  });

  test.each(names)(
    "F-475: %s has one function that sends exactly that SOAPAction and reads a good answer",
    async (name) => {
      const outcome = await OPERATION_CALLS[name](backendAt(stub.url));
      expect(outcome.ok).toBe(true);
      expect(stub.calls.map((call) => call.operation)).toEqual([name]);
      expect(stub.calls[0]?.body).toContain(`<${name} xmlns="urn:portal:v1">`);
    },
  );

  /** What is called without a session: log-ins, and the buyer's own answers to a link. */
  const open: readonly string[] = [
    "Login2",
    "Login3",
    "GetBankReportRequest",
    "AnswerBankReport",
    "GetSigningRequest",
    "GetContractForSigning",
    "GetConsentForSigning",
    "SendSigningCode",
    "ConfirmSigning",
    "RefuseSigning",
    "VerifyDocument",
  ];

  test.each(names.filter((name) => !open.includes(name)))(
    "F-476: %s carries the session as its first element",
    async (name) => {
      await OPERATION_CALLS[name](backendAt(stub.url));
      expect(stub.calls[0]?.body).toContain(`<${name} xmlns="urn:portal:v1"><sesija>session-1</sesija>`);
    },
  );

  test("Deadlines, sizes and places are those of the table of limits", () => {
    expect(policyBounds("read", DEFAULT_LIMITS)).toEqual({
      deadlineMs: 8_000,
      maxBytes: 5 * 2 ** 20,
      parallel: 64,
      queueMs: 2_000,
    });
    expect(policyBounds("write", DEFAULT_LIMITS)).toEqual({
      deadlineMs: 20_000,
      maxBytes: 5 * 2 ** 20,
      parallel: 24,
      queueMs: 2_000,
    });
    expect(policyBounds("document", DEFAULT_LIMITS)).toEqual({
      deadlineMs: 30_000,
      maxBytes: 40 * 2 ** 20,
      parallel: 8,
      queueMs: 2_000,
    });
  });

  test("F-152: the verification service has policies of its own, and a question after a message waits two seconds", () => {
    const verify = { deadlineMs: 5_000, maxBytes: 65_536, parallel: 32, queueMs: 2_000 };
    expect(policyBounds("verify", DEFAULT_LIMITS)).toEqual(verify);
    expect(policyBounds("sendingStatus", DEFAULT_LIMITS)).toEqual({ ...verify, deadlineMs: 2_000 });
  });

  test("Only operations that change nothing are reads; what makes, deletes or signs is never repeated", () => {
    const kindOf = (kind: string) => names.filter((name) => OPERATIONS[name].kind === kind);
    expect(kindOf("once")).toEqual([
      "Login2",
      "Login3",
      "ChangePassword",
      "SaveSeller",
      "GetNewApplication",
      "DeleteApplication",
      "MakeContract",
      "ConfirmSignature",
      "RejectContract",
      "ArchiveContract",
      "TakeOverContract",
      "TransferContract",
      "RequestPermission",
      "ApprovePermission",
      "RejectPermission",
      "UnblockUser",
      "ConfirmWarrants",
      "DeleteDocument",
      "SaveIncomes",
      "RequestBankReport",
      "AnswerBankReport",
      "InitiateSigning",
      "CancelSigning",
      "SendSigningCode",
      "ConfirmSigning",
      "RefuseSigning",
      "SendHandOver",
      "LogHandOver",
      "SendDocuments",
      "ProtestAuthorization",
    ]);
    expect(kindOf("replace")).toEqual([
      "EndSession",
      "SaveApplication",
      "SaveClientEmail",
      "SaveLiabilities",
      "InitiateDebtRecord",
      "UploadDocument",
      "PassSignedConsent",
      "PassSignedContract",
      "PassSignedInsurance",
    ]);
    expect(kindOf("read").every((name) => /^(Get|List|Check|Calculate|Suggest|Verify)/.test(name))).toBe(true);
  });
});
