import { describe, expect, test } from "vitest";
import { countedAs } from "../../../app/platform/counted-as.ts";

describe("R-C2: whom the limits count as one visitor", () => {
  test("an IPv4 address is one", () => {
    expect(countedAs("192.0.2.1")).toBe("192.0.2.1");
    expect(countedAs("192.0.2.1")).not.toBe(countedAs("192.0.2.2"));
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:aaaa:bbbb:cccc:dddd"],
    ["2001:db8:1:2::1", "2001:DB8:0001:0002:0:0:0:1"],
    ["2001:db8::1", "2001:db8:0:0:5:6:7:8"],
    ["2001:db8:1::5", "2001:db8:1:0:ffff::"],
    ["::1", "0:0:0:0:9:9:9:9"],
    ["fe80::1", "fe80::2%eth0"],
  ])("%s and %s are of one /64, and one", (one, other) => {
    expect(countedAs(one)).toBe(countedAs(other));
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["2001:db8::1", "2001:db8:0:1::1"],
    ["2001:db8:1::1", "2001:db8::1:0:0:0:1"],
  ])("%s and %s are two", (one, other) => {
    expect(countedAs(one)).not.toBe(countedAs(other));
  });

  test("without the guard nothing is known, and stays so", () => {
    expect(countedAs("")).toBe("");
  });
});
