import type { Element } from "../../support/html-page/nodes.ts";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../support/html-page/elements.ts";
import { submit, type ChosenFile } from "../../support/html-page/form-submission.ts";

const PAGE = "http://portal.test/applications/add?draft=7";

/** Presses the button with this name, or no button, and reads what is sent. */
function press(html: string, button: string | null, files: Readonly<Record<string, ChosenFile[]>> = {}) {
  const $ = parseDocument(html);
  const pressed = button === null ? null : ($(`[name="${button}"]`).toArray()[0] as Element);
  const form = (
    pressed?.attribs["form"] === undefined ? $("form") : $(`#${pressed.attribs["form"]}`)
  ).toArray()[0] as Element;
  const chosen = new Map(
    Object.entries(files).map(([name, all]) => [$(`[name="${name}"]`).toArray()[0] as Element, all]),
  );
  return submit(form, pressed, PAGE, chosen);
}

const bodyOf = (html: string, button: string | null) => press(html, button)?.body?.toString();

describe("what a form without script sends", () => {
  it("fields with their default values, and of the buttons the pressed one alone", () => {
    const html = `<form method=post><input name=a value=1><input type=hidden name=h value=2><textarea name=t>x\ny</textarea>
      <select name=s><option value=p>P<option value=q selected>Q</select><button name=save>S</button><button name=go value=on>G</button></form>`;
    expect(bodyOf(html, "go")).toBe("a=1&h=2&t=x%0D%0Ay&s=q&go=on");
    expect(bodyOf(html, "save")).toContain("s=q&save=");
    expect(bodyOf(html, "save")).not.toContain("go=");
  });

  it("of a list without a choice the first option that can be chosen", () => {
    expect(
      bodyOf("<form method=post><select name=s><option value=a disabled>A<option value=b>B</select></form>", null),
    ).toBe("s=b");
  });

  it("no box that is not ticked, no disabled field, and none without a name", () => {
    const html = `<form method=post><input type=checkbox name=no><input type=checkbox name=yes checked><input type=radio name=r value=1>
      <input type=radio name=r value=2 checked><input name=off value=x disabled><input value=nameless>
      <fieldset disabled><legend><input name=legend value=in></legend><input name=out value=x></fieldset></form>`;
    expect(bodyOf(html, null)).toBe("yes=on&r=2&legend=in");
  });

  it("the fields of other places that name the form, and none that name another one", () => {
    const html = `<form id=one method=post><input name=a value=1><input name=foreign value=x form=two></form><form id=two></form>
      <input name=b value=2 form=one><button name=go form=one>G</button>`;
    expect(bodyOf(html, "go")).toBe("a=1&b=2&go=");
  });

  it("to the address and by the method of the button where it has its own", () => {
    const html =
      "<form method=post action=/save><input name=a value=1><button name=find formaction=/find formmethod=get>F</button></form>";
    expect(press(html, "find")).toMatchObject({ method: "GET", url: "http://portal.test/find?a=1&find=", body: null });
  });

  it("to the page itself where it names no address; a GET replaces the query", () => {
    expect(press("<form method=post></form>", null)?.url).toBe(PAGE);
    expect(press("<form><input name=q value='ą b'></form>", null)?.url).toBe(
      "http://portal.test/applications/add?q=%C4%85+b",
    );
  });

  it("files only where the form is multipart, by their names elsewhere, and an empty file where none was chosen", async () => {
    const file = { name: "a.png", type: "image/png", bytes: new Uint8Array([1, 2]) };
    const field = "<input type=file name=scan><input type=file name=none>";
    const plain = press(`<form method=post>${field}</form>`, null, { scan: [file] });
    expect(plain?.body?.toString()).toBe("scan=a.png&none=");
    const multipart = press(`<form method=post enctype=multipart/form-data>${field}</form>`, null, { scan: [file] })
      ?.body as FormData;
    const sent = multipart.get("scan") as File;
    expect([sent.name, sent.type, [...new Uint8Array(await sent.arrayBuffer())]]).toEqual([
      "a.png",
      "image/png",
      [1, 2],
    ]);
    expect([(multipart.get("none") as File).name, (multipart.get("none") as File).size]).toEqual(["", 0]);
  });

  it("nothing while the browser itself would refuse a value, unless the form or the button leaves that to the server", () => {
    const field = "<input name=a required><button name=go>G</button><button name=draft formnovalidate>D</button>";
    expect(press(`<form method=post>${field}</form>`, "go")).toBeNull();
    expect(press(`<form method=post>${field}</form>`, "draft")).not.toBeNull();
    expect(press(`<form method=post novalidate>${field}</form>`, "go")).not.toBeNull();
    expect(press("<form method=post><input name=a value=x pattern='[0-9]+'></form>", null)).toBeNull();
  });

  it("nothing from a dialog's own form", () => {
    expect(press("<form method=dialog><button name=close>X</button></form>", "close")).toBeNull();
  });

  it("the fields that only `noscript` holds", () => {
    expect(bodyOf("<form method=post><noscript><input name=a value=1></noscript></form>", null)).toBe("a=1");
  });
});
