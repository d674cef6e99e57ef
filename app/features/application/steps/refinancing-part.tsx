import { RefinancingCredits } from "~/flows/credit-decision/refinancing-credits.tsx";
import type { Offers } from "~/services/condition-types.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";

type RefinancingPartProps = { stepData: { offers: Pick<Offers, "refinancing"> | null }; tick: FieldSource };

/** Present credits that this one could replace, and the tick that adds them to its sum (F-257, F-265). One that is set can always be taken back. */
export function RefinancingPart({ stepData, tick }: RefinancingPartProps) {
  const refinancing = stepData.offers?.refinancing ?? null;
  if (refinancing?.possible !== true && tick.defaultValue !== "on") return null;
  return (
    <div>
      {refinancing !== null && <RefinancingCredits refinancing={refinancing} />}
      <CheckboxField field={tick} />
    </div>
  );
}
