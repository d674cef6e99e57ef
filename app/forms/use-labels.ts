import { useTranslation } from "react-i18next";
import type { LabelOf } from "~/ui/form/field-labels.tsx";
import type { FormDefinition } from "./define-form.ts";

const ROW_NUMBER = /\[\d+\]/g;

/** The labels of a form in the page's language, by the names of its fields. That none is missing is proved by `Labelled`. */
export function useLabels({ labels, labelValues }: Pick<FormDefinition, "labels" | "labelValues">): LabelOf {
  const { t } = useTranslation();
  const translate: (key: string, options: object) => unknown = t as never;
  return (name) => {
    const options = { ...labelValues, defaultValue: "", returnObjects: true };
    const label = translate(`${labels}.${name.replace(ROW_NUMBER, "")}`, options);
    return typeof label === "string" && label !== "" ? label : undefined;
  };
}
