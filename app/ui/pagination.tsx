import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

type PaginationProps = {
  /** Position of the first and last row of this page, and of all rows when it is known. */
  from: number;
  to: number;
  total?: number | undefined;
  previousTo?: string | undefined;
  nextTo?: string | undefined;
  /** Rows a page; the one without a link is in use. */
  sizes?: ReadonlyArray<{ size: number; to?: string | undefined }> | undefined;
};

/** Where in a long list the user is, which a screen reader says after each change of the list, and the ways on. */
export function Pagination({ from, to, total, previousTo, nextTo, sizes = [] }: PaginationProps) {
  const { t } = useTranslation("ui");
  return (
    <nav className="pages" aria-label={t("pages.label")}>
      <p>
        <span role="status">
          {total === undefined ? t("pages.range", { from, to }) : t("pages.rangeOf", { from, to, total })}
        </span>
        {sizes.length > 0 && ` · ${t("pages.size")}`}
        {sizes.map(({ size, to: sizeTo }, index) => (
          <Fragment key={size}>
            {index > 0 && " ·"}{" "}
            {sizeTo === undefined ? <strong aria-current="true">{size}</strong> : <Link to={sizeTo}>{size}</Link>}
          </Fragment>
        ))}
      </p>
      <div className="acts">
        {previousTo !== undefined && (
          <ButtonLink to={previousTo} small>
            <Icon name="previous" /> {t("pages.previous")}
          </ButtonLink>
        )}
        {nextTo !== undefined && (
          <ButtonLink to={nextTo} small>
            {t("pages.next")} <Icon name="next" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
