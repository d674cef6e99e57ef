import { describe, expect, test } from "vitest";
import { AGREEMENT_FIELD } from "../../../app/features/application/goods/agreement-name.ts";
import { FORMS, pressed, type FormEntry, type Subject } from "./form-table.ts";
import { useStage } from "./stage.ts";

const stage = useStage();

/** An application of the demo in each status but that of an unfinished one. */
const IN_STATUS = { rejected: 1014, signed: 1016, archive: 1013, defected: 1012, online: 1015 } as const;

type Status = keyof typeof IN_STATUS;

const EVERY_STATUS = Object.keys(IN_STATUS) as Status[];

/** F-355: which of these statuses let a form about an application be saved; a form that is not named here is for unfinished ones alone. */
const OPEN: Readonly<Record<string, readonly Status[]>> = {
  "contract-email": ["signed", "defected", "online"],
  "reject-contract": ["signed", "defected", "online"],
  transfer: ["signed", "defected", "online"],
};

const about = (application: number): Subject => ({ application, contract: application });
const applicationForms = FORMS.filter(({ address }) => address(about(1)) !== address(about(2)));
const REFUSED = applicationForms.flatMap((entry) =>
  EVERY_STATUS.filter((status) => !(OPEN[entry.form] ?? []).includes(status)).map(
    (status): [form: string, status: Status, entry: FormEntry] => [entry.form, status, entry],
  ),
);

describe("F-355: what a form saves in which status", () => {
  test("every form about an application is tried, and those that are open to some status are among them", () => {
    const names = applicationForms.map(({ form }) => form);
    expect(names.length).toBeGreaterThanOrEqual(14);
    expect(names).toEqual(expect.arrayContaining(Object.keys(OPEN)));
  });

  test.each(REFUSED)(
    "%s of one that is %s writes nothing, and the portal refuses it by itself",
    async (_form, status, entry) => {
      // A manager reaches all of them, and edits goods only as agreed with the seller (F-251).
      const manager = await stage().as("vadyb2");
      const fields = { ...pressed(entry), [AGREEMENT_FIELD]: "on", _op: crypto.randomUUID() };
      stage().servers.proxy.forget();
      const answer = await manager.post(entry.address(about(IN_STATUS[status])), fields);
      expect(stage().servers.proxy.operations()).toContain("GetContract");
      expect([answer.status, stage().servers.proxy.writes()]).toEqual([
        expect.toBeOneOf([303, 403, 404, 409, 422]),
        [],
      ]);
    },
  );
});
