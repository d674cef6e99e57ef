import { parsedField } from "./fields/parsed-field.ts";
import { issueMessage } from "./issue.ts";
import { LOGIN_NAME_MAX_LENGTH, LOGIN_NAME_MIN_LENGTH } from "./limits.ts";
import { accepted, refused, type Outcome } from "./outcome.ts";

/** Reads a new user's log-in name: 3 to 30 of `a-z0-9._-` (decision under G29). That it is free only the back end knows. */
export function parseLoginName(text: string): Outcome<string, "loginFormat"> {
  const name = text.trim();
  const fits = name.length >= LOGIN_NAME_MIN_LENGTH && name.length <= LOGIN_NAME_MAX_LENGTH;
  return fits && /^[a-z0-9._-]+$/.test(name) ? accepted(name) : refused("loginFormat");
}

export const loginNameField = () =>
  parsedField({ rawMax: 100, parse: parseLoginName, message: (reason) => issueMessage(`account.${reason}`) });
