const CHARACTERS = {
  danger: "✕",
  warning: "!",
  success: "✓",
  info: "i",
  add: "+",
  up: "↑",
  down: "↓",
  previous: "←",
  next: "→",
  download: "⤓",
} as const;

export type IconName = keyof typeof CHARACTERS;

/** A sign beside a word, never instead of one: engines without pictures show the same character, screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <span className="icon" aria-hidden="true">
      {CHARACTERS[name]}
    </span>
  );
}
