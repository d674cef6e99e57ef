import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card.tsx";
import type { DemoLogin } from "./demo-logins.server.ts";

/** What the portal is for; where the embedded back end answers, the log-ins of its demo story as well, which fill the form (plain-page.es5.js). */
export function LoginAside({ demoLogins }: { demoLogins: readonly DemoLogin[] }) {
  const { t } = useTranslation("login");
  return (
    <>
      <h2>{t("pitch")}</h2>
      <p>{t("pitchText")}</p>
      {demoLogins.length > 0 && (
        <Card title={t("demo")}>
          <dl className="sums read">
            {demoLogins.map(({ role, login, password }) => (
              <div key={login}>
                <dt>{t(`demoRole.${role}`)}</dt>
                <dd data-fill="">
                  <code>{login}</code> · <code>{password}</code>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}
