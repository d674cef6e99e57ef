import { useRef, type MouseEventHandler, type ReactNode, type SyntheticEvent } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { useBusyLabel } from "./work.tsx";

/** A row is a button as wide as what it holds, which stays in sight while it works. */
export type ButtonVariant = "primary" | "secondary" | "danger" | "row";

type ButtonLook = { variant?: ButtonVariant | undefined; small?: boolean | undefined; children: ReactNode };

const look = (variant: ButtonVariant, small: boolean | undefined) =>
  variant === "row" ? "row" : classNames("btn", variant !== "secondary" && variant, small && "small");

export type SubmitButtonProps = ButtonLook & {
  /** Distinct in its form: the server decides by the presence of this name, because IE 6 and 7 post the inner text as value. */
  name?: string | undefined;
  value?: string | undefined;
  disabled?: boolean | undefined;
  /** What it has sent is on its way: it sends nothing more, and keeps the focus, which a disabled one would lose. */
  waiting?: boolean | undefined;
  /** Id of the text that says why the button is disabled. */
  describedBy?: string | undefined;
  /** With script: what the press does instead, when it prevents the default. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
};

const ignoreClick = (event: SyntheticEvent) => event.preventDefault();

/** Sends its form, and says so while it is under way. Primary unless said otherwise: one primary button a page. */
export function SubmitButton({
  variant = "primary",
  small,
  name,
  value,
  disabled,
  waiting = false,
  describedBy,
  onClick,
  children,
}: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const busyLabel = useBusyLabel(button, name ?? "", value ?? "");
  return (
    <button
      ref={button}
      type="submit"
      className={look(variant, small)}
      name={name}
      value={value}
      disabled={disabled}
      onClick={waiting ? ignoreClick : onClick}
      aria-describedby={describedBy}
      aria-disabled={waiting || busyLabel !== null ? true : undefined}
    >
      {variant === "row" ? children : (busyLabel ?? children)}
    </button>
  );
}

/**
 * The first control of a form whose visible primary button stands below other submit buttons (rows, recalculate):
 * Enter in a text field presses the first submit in source order, and that must be the primary one.
 */
export function DefaultSubmit({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <button type="submit" className="vh" name={name} tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}

export type ButtonProps = ButtonLook & {
  onClick: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean | undefined;
  pressed?: boolean | undefined;
  controls?: string | undefined;
};

/** A button that acts in the browser only; render it after hydration, never as the only way. */
export function Button({ variant = "secondary", small, onClick, disabled, pressed, controls, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={look(variant, small)}
      onClick={onClick}
      disabled={disabled}
      aria-pressed={pressed}
      aria-controls={controls}
    >
      {children}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & {
  to: string;
  /** Files and pages outside the client router: an ordinary page load. */
  reloadDocument?: boolean | undefined;
};

/** A link that looks like a button. */
export function ButtonLink({ variant = "secondary", small, to, reloadDocument = false, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={look(variant, small)} reloadDocument={reloadDocument}>
      {children}
    </Link>
  );
}
