import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "./button.tsx";
import { HiddenFields, type HiddenValues } from "./form/hidden-fields.tsx";
import { Link } from "./link.tsx";

type FilterFormProps = {
  /** Path of the list; the filtered list is a link that can be shared. */
  action: string;
  /** The fields most used. */
  children: ReactNode;
  /** The others, folded. */
  more?: ReactNode;
  /** Open because one of the folded fields is filled in. */
  moreOpen?: boolean | undefined;
  /** What else stays in the address: tab, sorting, page size. */
  hidden?: HiddenValues | undefined;
  /** The list without any filter. */
  clearTo?: string | undefined;
  /** What the button does: shows the narrowed list, looks something up, or calculates. */
  verb?: "apply" | "search" | "show" | "calculate";
};

/** Narrows a list by GET. */
export function FilterForm({
  action,
  children,
  more,
  moreOpen = false,
  hidden = {},
  clearTo,
  verb = "apply",
}: FilterFormProps) {
  const { t } = useTranslation("ui");
  return (
    <Form method="get" action={action} className="card filter" role="search">
      <HiddenFields values={hidden} />
      <div className="asked">
        {children}
        <div className="acts">
          <SubmitButton>{t(`filter.${verb}`)}</SubmitButton>
          {clearTo !== undefined && <Link to={clearTo}>{t("filter.clear")}</Link>}
        </div>
      </div>
      {more !== undefined && (
        <details open={moreOpen}>
          <summary>
            <span>{t("filter.more")}</span>
            <span>{t("filter.fewer")}</span>
          </summary>
          <div className="flds c4">{more}</div>
        </details>
      )}
    </Form>
  );
}
