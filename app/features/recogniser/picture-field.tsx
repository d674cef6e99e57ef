import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MRZ_FORMATS } from "~/domain/control-line.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { Field } from "~/ui/form/field.tsx";
import { describe, type FieldSource } from "~/ui/form/field-source.ts";
import { Camera } from "./camera.tsx";

type PictureFieldProps = {
  field: FieldSource;
  type: number;
  side: "front" | "back" | "only";
  isTaken: boolean;
};

/**
 * One side of a document (F-314, F-315): a file, which a telephone offers to photograph, and with script the camera of this page. What the camera took stands in the
 * same field.
 */
export function PictureField({ field, type, side, isTaken }: PictureFieldProps) {
  const { t } = useTranslation("recogniser");
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isReady, setReady] = useState(false);
  const hasCamera = useHydrated() && "mediaDevices" in navigator;
  const hint = side === "only" && MRZ_FORMATS[type] === undefined ? t("photoHint") : t(`${side}Hint`);
  const put = (picture: File | null) => {
    const files = new DataTransfer();
    if (picture !== null) files.items.add(picture);
    if (input.current !== null) input.current.files = files.files;
    setReady(picture !== null);
  };
  return (
    <Field
      field={field}
      label={
        <>
          {t(side)} {isTaken && <Badge tone="success">{t("taken")}</Badge>}
        </>
      }
      hint={hint}
    >
      <input
        {...describe(field, true)}
        ref={input}
        type="file"
        id={field.id}
        name={field.name}
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={() => setReady(false)}
      />
      {hasCamera && !isOpen && (
        <Button small onClick={() => setOpen(true)}>
          {isReady ? t("camera.again") : t("camera.open")}
        </Button>
      )}
      {isOpen && <Camera isCard={MRZ_FORMATS[type] !== "TD3"} onTaken={put} onClose={() => setOpen(false)} />}
      {isReady && <p role="status">{t("camera.ready")}</p>}
    </Field>
  );
}
