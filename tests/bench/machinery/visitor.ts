/** A browser without pictures: keeps cookies, fills in the log-in form. */
export type Visitor = {
  readonly cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<{ response: Response; body: Buffer }>;
};

const DEMO_SELLER = "jonas.s";
const DEMO_PASSWORD = "Demo-2026!";

/** A guest. */
export function guest(origin: string): Visitor {
  return visitorWith(origin, new Map());
}

/** A signed-in demo user. @throws when the log-in form does not lead on */
export async function signIn(origin: string, username = DEMO_SELLER): Promise<Visitor> {
  const cookies = new Map<string, string>();
  const page = (await visitorWith(origin, cookies).get("/login")).body.toString();
  const csrf = /name="_csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: toHeader(cookies), origin, referer: `${origin}/login` },
    body: new URLSearchParams({ _csrf: csrf, username, password: DEMO_PASSWORD, login: "" }),
  });
  if (response.status !== 303)
    throw new Error(`${username} was not let in: ${response.status} ${await response.text()}`);
  keepCookies(response, cookies);
  return visitorWith(origin, cookies);
}

function visitorWith(origin: string, cookies: Map<string, string>): Visitor {
  return {
    get cookie() {
      return toHeader(cookies);
    },
    async get(path, headers = {}) {
      const response = await fetch(origin + path, {
        redirect: "manual",
        headers: { cookie: toHeader(cookies), ...headers },
      });
      keepCookies(response, cookies);
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

const toHeader = (cookies: Map<string, string>) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

function keepCookies(response: Response, cookies: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
