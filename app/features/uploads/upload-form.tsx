import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { documentSlotKey, type DocumentOwner, type DocumentSlot } from "~/domain/document-slots.ts";
import { UPLOAD_FILE_MAX_MB, UPLOAD_FILES_MAX, UPLOAD_REQUEST_MAX_MB } from "~/domain/limits.ts";
import { useSlotName } from "~/flows/uploads/use-slot-name.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { Card } from "~/ui/card.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { shrinkPictures } from "./shrink-pictures.ts";
import { UPLOAD_FORM } from "./upload-forms.ts";
import type { UploadsPage } from "./uploads-page.server.ts";

const ACCEPTED = ".jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf";

type UploadFormProps = {
  page: Pick<UploadsPage, "slots" | "seals" | "missing">;
  result: SubmissionResult<string[]> | undefined;
};

/** Files for one slot: what they are is chosen first, then one or several of them (F-324). */
export function UploadForm({ page: { slots, seals, missing }, result }: UploadFormProps) {
  const { t } = useTranslation("uploads");
  const [first] = missing.flatMap(({ owner, number }) => slots.filter(isPlace(owner, number)));
  const { form, fields } = useAppForm(UPLOAD_FORM, {
    schema: async () => (await import("./upload-schema.ts")).uploadSchema(slots),
    fields: first === undefined ? {} : { slot: documentSlotKey(first) },
    result,
  });
  const limits = { mb: UPLOAD_FILE_MAX_MB, files: UPLOAD_FILES_MAX, total: UPLOAD_REQUEST_MAX_MB };
  return (
    <Card title={t("add")}>
      <AppForm form={form} seals={seals}>
        <SelectField field={fields.slot} options={useSlotOptions(slots)} emptyLabel={t("chooseSlot")} />
        <FileField
          field={fields.file}
          hint={t("limits", limits)}
          accept={ACCEPTED}
          onPick={(input) => void shrinkPictures(input)}
        />
        <FormActions>
          <FormButton of={UPLOAD_FORM} name="upload">
            {t("upload")}
          </FormButton>
        </FormActions>
      </AppForm>
    </Card>
  );
}

const isPlace = (owner: DocumentOwner, number: number | null) => (slot: DocumentSlot) =>
  slot.owner === owner && slot.number === number;

/** Under the heading of whose they are, as soon as there are two. */
function useSlotOptions(slots: readonly DocumentSlot[]) {
  const { t } = useTranslation("uploads");
  const nameOf = useSlotName();
  const of = (owner: DocumentOwner) =>
    slots.filter((slot) => slot.owner === owner).map((slot) => ({ value: documentSlotKey(slot), label: nameOf(slot) }));
  const spouse = of("spouse");
  if (spouse.length === 0) return of("client");
  return [
    { label: t("owners.client"), options: of("client") },
    { label: t("owners.spouse"), options: spouse },
  ];
}
