import { describe, expect, test } from "vitest";
import {
  changedSince,
  drawnVersion,
  restoreDraft,
  versionOf,
} from "../../../../app/features/application/drawn-version.server.ts";
import {
  conflictRows,
  needsChoice,
  overwritesUnseen,
} from "../../../../app/features/application/save-conflict.server.ts";

const BASE = { city: "Vilnius", flat: "1", document: { number: "A1", type: undefined } };
const drawn = drawnVersion("7", BASE);

describe("G12: what another save has changed under a form", () => {
  test("the version that the back end knows comes back", () => {
    expect([versionOf(drawn), versionOf("8"), versionOf(null)]).toEqual(["7", "8", null]);
  });

  test("fits into the hidden field of the longest form", () => {
    const longest = Object.fromEntries(Array.from({ length: 32 }, (_, at) => [`field${at}`, String(at)]));
    expect(drawnVersion("2147483647", longest)?.length).toBeLessThanOrEqual(128);
  });

  test("is told field by field, also of nested and of emptied fields", () => {
    const saved = { ...BASE, flat: "", document: { number: "A1", type: "2" } };
    expect(changedSince(drawn, saved)).toEqual(new Set(["flat", "document.type"]));
    expect(changedSince(drawn, BASE)).toEqual(new Set());
  });

  test.each([
    ["a version without prints", "7"],
    ["none", null],
    ["the prints of another form", "7~abc"],
  ])("cannot be told from %s", (_name, version) => {
    expect(changedSince(version, BASE)).toBeNull();
  });
});

describe("G12: the fields in which a late form differs", () => {
  const mine = { ...BASE, flat: "2" };

  test("what only this form has changed is ticked as typed, what another one has changed as saved", () => {
    const theirs = { ...BASE, city: "Zarasai" };
    expect(conflictRows({ drawn, mine, theirs })).toEqual([
      { name: "city", mine: "Vilnius", theirs: "Zarasai", chosen: "theirs" },
      { name: "flat", mine: "2", theirs: "1", chosen: "mine" },
    ]);
  });

  test("where both have changed a field, the saved value is ticked", () => {
    const [row] = conflictRows({ drawn, mine, theirs: { ...BASE, flat: "3" } });
    expect(row).toEqual({ name: "flat", mine: "2", theirs: "3", chosen: "theirs" });
  });

  test("a field that looks empty on both sides is never asked about", () => {
    const saved = { ...BASE, flat: "" };
    expect(conflictRows({ drawn: drawnVersion("7", saved), mine: { ...saved, flat: " " }, theirs: saved })).toEqual([]);
  });

  test("nothing is asked where the other save has left the form alone, or both say the same", () => {
    expect(needsChoice({ drawn, mine, theirs: BASE })).toBe(false);
    expect(needsChoice({ drawn, mine, theirs: { ...BASE, flat: "2" } })).toBe(false);
  });

  test("a late form without prints asks about every difference; one of its own version is saved", () => {
    const unknown = { drawn: "7", mine, theirs: BASE };
    expect([needsChoice(unknown), overwritesUnseen(unknown)]).toEqual([true, false]);
  });
});

describe("O2: a draft over what another save has changed", () => {
  const saved = { ...BASE, city: "Zarasai" };

  test("shows the saved value of a field that its user had left alone, and keeps what was typed", () => {
    const draft = { fields: { city: "Vilnius", flat: "2", document: { number: "A1" } }, drawn };
    const restored = restoreDraft(drawnVersion("8", saved), saved, draft);
    expect(restored.fields).toMatchObject({ city: "Zarasai", flat: "2", document: { number: "A1" } });
    expect([versionOf(restored.drawn), changedSince(restored.drawn, saved)]).toEqual(["8", new Set()]);
  });

  test("still tells that a typed field was changed meanwhile", () => {
    const draft = { fields: { city: "Kaunas", flat: "1", document: { number: "A1" } }, drawn };
    const restored = restoreDraft(drawnVersion("8", saved), saved, draft);
    expect(restored.fields["city"]).toBe("Kaunas");
    expect(changedSince(restored.drawn, saved)).toEqual(new Set(["city"]));
  });

  test("a choice that was offered for an earlier version ends with that version, other typed fields do not", () => {
    const draft = { fields: { city: "Vilnius", flat: "2", document: { number: "B7" } }, drawn };
    const later = restoreDraft(drawnVersion("8", saved), saved, draft, ["document.number"]);
    expect(later.fields).toMatchObject({ flat: "2", document: { number: "A1" } });
    expect(changedSince(later.drawn, saved)).toEqual(new Set());
    const same = restoreDraft(drawnVersion("7", BASE), BASE, draft, ["document.number"]);
    expect(same.fields).toMatchObject({ flat: "2", document: { number: "B7" } });
  });

  test("of an earlier release is shown as it was typed", () => {
    const draft = { fields: { city: "Kaunas" }, drawn: null };
    const now = drawnVersion("8", saved);
    expect(restoreDraft(now, saved, draft)).toEqual({ fields: { city: "Kaunas" }, drawn: now });
  });
});
