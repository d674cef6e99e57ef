import type { FieldSource } from "../../app/ui/form/field-source.ts";

type Fieldset = FieldSource & { getFieldset: () => Record<string, Fieldset>; valid: boolean };

/** Fields as a form gives them, of whatever name is asked for. */
export const fieldsOf = (prefix = ""): Record<string, Fieldset> =>
  new Proxy<Record<string, Fieldset>>(
    {},
    {
      get: (_, name) => {
        const full = `${prefix}${String(name)}`;
        return { id: full, name: full, valid: true, getFieldset: () => fieldsOf(`${full}.`) };
      },
    },
  );
