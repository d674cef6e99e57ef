import { describe, expect, test } from "vitest";
import type { CodeFlowView } from "~/flows/verification/code-flow-view.ts";
import { CodeFlow, type CodeAnswer } from "~/flows/verification/code-flow.tsx";
import type { Language } from "~/domain/language.ts";
import { textOf } from "../../../support/journey-texts.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const VIEW: CodeFlowView = {
  method: 2,
  contact: "+370 6** ***02",
  sending: "delivered",
  canType: true,
  triesLeft: null,
  waitSeconds: 120,
  notice: null,
};

type Drawing = { hasCode?: boolean; answer?: CodeAnswer; language?: Language };

/** As it comes from the server, before any script. */
const draw = (view: Partial<CodeFlowView> = {}, { hasCode = false, answer, language = "lt" }: Drawing = {}) =>
  renderUi(
    <CodeFlow
      view={{ ...VIEW, ...view }}
      purpose="device"
      formId="verify-device"
      csrf="token"
      answer={answer}
      page="/verify-device"
      typingPage="/verify-device?step=code"
      hasCode={hasCode}
    >
      <i>more</i>
    </CodeFlow>,
    { language },
  );

describe("F-150: the code field", () => {
  test("is for digits that the phone may fill in, and says where the code went", async () => {
    const html = await draw();
    expect(html).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);
    expect(html).toContain(textOf("lt", "verification:hint.sms", { contact: VIEW.contact }));
    expect(html).toContain("<i>more</i>");
    expect(html).not.toContain("http-equiv");
    expect(await draw({ method: 1, contact: "a***@x.lt" }, { language: "en" })).toContain(
      textOf("en", "verification:hint.email", { contact: "a***@x.lt" }),
    );
  });

  test("tells how many tries are left when the service says so", async () => {
    expect(await draw({ triesLeft: 2 })).toContain(textOf("lt", "verification:triesLeft", { n: 2 }));
  });
});

describe("F-151, F-067: another message", () => {
  test("a wait until tomorrow is told in hours", async () => {
    const html = await draw({ waitSeconds: 79_785, notice: "dayLimit" });
    expect(html).toContain(textOf("lt", "verification:resendInHours", { h: 23 }));
    expect(html).not.toContain("79785");
  });

  test("without script its button can always be pressed; the seconds are those of now", async () => {
    const html = await draw();
    expect(html).toContain(textOf("lt", "verification:resendIn", { s: 120 }));
    expect(html).toMatch(/<button type="submit" class="btn" name="resend" aria-describedby="verify-device-wait">/);
    expect(html).not.toContain("disabled");
    expect(await draw({ waitSeconds: 0 })).not.toContain("verify-device-wait");
  });
});

describe("F-152, F-153: a message on its way, without script", () => {
  test("the page asks again by itself, has no field, and links that do the same", async () => {
    const html = await draw({ sending: "pending" });
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="2;url=\/verify-device"\/><\/noscript>/i);
    expect(html).toContain(textOf("lt", "verification:sending.sms", { contact: VIEW.contact }));
    expect(html).toMatch(/href="\/verify-device"[^>]*>|href="\/verify-device\?step=code"/);
    expect(html).not.toContain('name="code"');
  });

  test("a user who has the code gets the field", async () => {
    const html = await draw({ sending: "pending" }, { hasCode: true });
    expect(html).toContain('name="code"');
    expect(html).not.toContain("http-equiv");
  });

  test.each(["failed", "unanswered"] as const)(
    "%s: says so, has no field, and offers another message",
    async (sending) => {
      const html = await draw({ sending, waitSeconds: 0 });
      expect(html).toContain(textOf("lt", "soap:sending.sms"));
      expect(html).not.toContain('name="code"');
      expect(html).toMatch(/<button type="submit" class="btn primary" name="resend"/);
      expect(await draw({ sending, method: 1 })).toContain(textOf("lt", "soap:sending.email"));
    },
  );
});

describe("F-140, F-155: why there is nothing new", () => {
  test("try later is a warning with the seconds", async () => {
    const html = await draw({ notice: "tryLater", waitSeconds: 99 });
    expect(html).toContain("note-box warning");
    expect(html).toContain(textOf("lt", "soap:code.tryLater", { s: 99 }));
    expect(html).toContain('name="code"');
  });

  test.each([
    ["dayLimit", "verification:notice.dayLimit"],
    ["contactUnknown", "verification:notice.contactUnknown"],
    ["contactTaken", "soap:900"],
    ["refused", "verification:notice.refused"],
    ["codeDead", "verification:notice.codeDead"],
  ] as const)("%s", async (notice, key) => {
    const html = await draw({ notice, canType: false });
    expect(html).toContain(textOf("lt", key));
    expect(html).not.toContain('name="code"');
  });

  test("what the answer says is said once", async () => {
    const key = "verification:notice.codeDead";
    const html = await draw(
      { notice: "codeDead", canType: false },
      { answer: { result: { status: "error", error: { "": [key] } } } },
    );
    expect(html.split("note-box").length - 1).toBe(1);
  });
});
