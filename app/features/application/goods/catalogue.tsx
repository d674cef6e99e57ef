import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatMoneyInput } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import type { CatalogueItem } from "~/services/goods-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FilterForm } from "~/ui/filter-form.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { CATALOGUE_FORM } from "./catalogue-form.ts";
import type { CataloguePage } from "./catalogue-page.server.ts";

/** Search in the shop's catalogue; each found item is added by a button of its own (F-232). */
export function Catalogue({ page }: { page: CataloguePage }) {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const { search, items, groups, applicationId } = page;
  const columns = useCatalogueColumns(page);
  return (
    <>
      <TitleRow title={t("catalogue.title")}>
        <ButtonLink to={paths.applicationGoodsList(applicationId)}>{t("actions.close")}</ButtonLink>
      </TitleRow>
      <FilterForm verb="search" action={paths.applicationCatalogue(applicationId)}>
        <TextField field={{ id: "q", name: "q", defaultValue: search.q }} label={t("catalogue.search")} type="search" />
        <SelectField
          field={{ id: "group", name: "group", defaultValue: search.group === 0 ? "" : String(search.group) }}
          label={t("catalogue.group")}
          options={groups.map(({ id, title }) => ({ value: String(id), label: localised(title) }))}
          emptyLabel={t("catalogue.allGroups")}
        />
      </FilterForm>
      {items.length === 0 ? (
        <EmptyState title={groups.length === 0 ? t("catalogue.disabled") : t("catalogue.empty")}>
          <ButtonLink to={paths.applicationGoods(applicationId, "new")}>{t("credit.addByHand")}</ButtonLink>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("catalogue.title")}
          columns={columns}
          rows={items}
          rowKey={({ productNumber }) => productNumber}
        />
      )}
      {page.limited && <p className="note">{t("catalogue.limited", { count: items.length })}</p>}
    </>
  );
}

function useCatalogueColumns({ groups, seals }: CataloguePage): Column<CatalogueItem>[] {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  const language = toLanguage(i18n.language);
  const titles = new Map(groups.map(({ id, title }) => [id, localised(title)]));
  return [
    { key: "title", label: t("catalogue.columns.title"), rowHeader: true, cell: ({ title }) => title },
    { key: "number", label: t("catalogue.columns.number"), cell: ({ productNumber }) => productNumber },
    { key: "group", label: t("catalogue.columns.group"), cell: ({ groupId }) => titles.get(groupId) ?? groupId },
    {
      key: "price",
      label: t("catalogue.columns.price"),
      numeric: true,
      cell: ({ priceCents }) => formatMoneyInput(priceCents, language),
    },
    {
      key: "actions",
      label: t("catalogue.columns.actions"),
      hideLabel: true,
      cell: ({ productNumber, title }) => (
        <Form method="post">
          <HiddenFields values={{ _csrf: seals.csrf, productNumber }} />
          <FormButton of={CATALOGUE_FORM} name="add" variant="secondary" small>
            {t("catalogue.add")}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </FormButton>
        </Form>
      ),
    },
  ];
}
