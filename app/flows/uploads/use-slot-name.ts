import { useTranslation } from "react-i18next";
import { findDocumentSlot, type DocumentOwner } from "~/domain/document-slots.ts";

type Place = { owner: DocumentOwner | null; number: number | null };

/** What a slot is called: kind, and side of a two-sided document. A number whose owner is not known says that it is to be checked (F-328). */
export function useSlotName(): (place: Place) => string {
  const { t } = useTranslation("uploads");
  return ({ owner, number }) => {
    if (number === null) return t("anyDocument");
    const slot = owner === null ? null : findDocumentSlot(owner, number);
    if (slot === null) return t("checkType", { number });
    const kind = t(`kinds.${slot.kind}`);
    return slot.side === undefined ? kind : t("side", { kind, side: t(`sides.${slot.side}`) });
  };
}
