import { useTranslation } from "react-i18next";
import { PermitStatus } from "~/domain/enumerations/permit-status.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { Link } from "~/ui/link.tsx";

/** The states in which a request waits for a manager; each is a list of its own (F-373). */
const OPEN = ["waiting", "waitingExtra", "escalated"] as const;

/** Ways to every request without an answer. */
export function OpenPermitLinks() {
  const { t } = useTranslation("enumerations");
  return (
    <ul>
      {OPEN.map((name) => (
        <li key={name}>
          <Link to={permitPaths.list(`status=${PermitStatus[name]}`)}>{t(`permitStatus.${name}`)}</Link>
        </li>
      ))}
    </ul>
  );
}
