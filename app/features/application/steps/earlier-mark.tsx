import { useTranslation } from "react-i18next";
import type { FormFields } from "../step-definition.ts";
import type { ContractDataStepData } from "./contract-data-step-data.server.ts";
import { showsOffered } from "./earlier-data.ts";

/** What the marks of a page need to know: what it shows, and what was offered to it. */
export type EarlierMarkProps = { shown: FormFields; earlier: ContractDataStepData["earlier"] };

/** Says that some of these fields come from an earlier contract and are to be checked; nothing where none of them does. */
export function EarlierMark({ shown, earlier, names }: EarlierMarkProps & { names: readonly string[] }) {
  const { t } = useTranslation("application");
  if (earlier === null || !names.some((name) => showsOffered(shown[name], earlier.fields[name]))) return null;
  return <p className="note">{t("contractData.earlier", { number: earlier.number, day: earlier.madeOn })}</p>;
}
