import { expect, test } from "vitest";
import { OffersNotice } from "../../../../app/flows/credit-decision/offers-notice.tsx";
import type { BackendNotice } from "../../../../app/services/refusal.ts";
import { findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const SAVED = "Paraiška išsaugota. Pasiūlymų: 2.";
const notice = { code: 1802, variant: "success", html: SAVED } as unknown as BackendNotice;

const draw = async (result: string, shown = notice) => {
  const markup = await renderUi(<OffersNotice notice={shown} count={2} decision={{ result } as never} />);
  return findElements(markup, "/body").map(textOf).join("");
};

test("F-121, F-266: what was saved is told in green above offers that can be had, and not above a refusal", async () => {
  expect(await draw("APPROVED")).toContain("Paraiška išsaugota. Pasiūlymų: 2");
  expect(await draw("NEEDS_APPROVAL")).toContain("Paraiška išsaugota. Pasiūlymų: 2");
  expect(await draw("REJECTED")).not.toContain("išsaugota");
});

test("F-260: a success without words of its own says what was saved, and nothing of what is impossible", async () => {
  const words = await draw("APPROVED", {
    ...notice,
    key: "1800",
    params: {},
    markup: false,
    html: null,
  } as BackendNotice);
  expect(words).toContain("Paraiška išsaugota. Pasiūlymų: 2");
  expect(words).not.toContain("negalime");
});
