/** Name and value of fields that travel with a form unseen: CSRF token, version, operation id, way back. */
export type HiddenValues = Readonly<Record<string, string | number | undefined>>;

/** Writes them; an undefined value is left out. */
export function HiddenFields({ values }: { values: HiddenValues }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}
