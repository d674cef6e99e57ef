import { expect, test } from "vitest";
import { VerifyDeviceView } from "../../../../app/flows/verification/device/verify-device-view.tsx";
import { attributeOf, findElements } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

test("O12: on the page of the code the way out is smaller than the way on", async () => {
  const page = { csrf: "", logoutCsrf: "", flow: null, hasCode: false };
  const markup = await renderUi(<VerifyDeviceView page={page} answer={undefined} />);
  const looks = ["resend", "logout"].map((name) => {
    const [button] = findElements(markup, `//button[@name='${name}']`);
    return button && attributeOf(button, "class");
  });
  expect(looks).toEqual(["btn primary", "btn small"]);
  expect(findElements(markup, "//*[contains(@class,'fill')]//button[@name='logout']")).toEqual([]);
});
