import { useTranslation } from "react-i18next";
import { ownershipPaths } from "~/paths/ownership-paths.ts";
import { FilterForm } from "~/ui/filter-form.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { SEARCH_MAX } from "./search-max.ts";

/** Narrows the sellers by name, log-in or shop, in the address. */
export function RecipientSearch({ applicationId, search }: { applicationId: number; search: string }) {
  const { t } = useTranslation("ownership");
  const address = ownershipPaths.transfer(applicationId);
  return (
    <FilterForm verb="search" action={address} {...(search === "" ? {} : { clearTo: address })}>
      <TextField
        field={{ id: "q", name: "q", key: search, defaultValue: search }}
        label={t("transfer.search")}
        type="search"
        autoComplete="off"
        maxLength={SEARCH_MAX}
      />
    </FilterForm>
  );
}
