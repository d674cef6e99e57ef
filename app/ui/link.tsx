import { Link as RouterLink, type LinkProps as RouterLinkProps } from "@remix-run/react";

/** `to`: an address of the portal; `~/paths` writes them. */
export type LinkProps = Omit<RouterLinkProps, "to" | "discover" | "prefetch" | "relative" | "state"> & { to: string };

/**
 * What the router's link draws, without its seven hooks: a list has 45 links in its frame and heads, and nothing of what those hooks watch happens on
 * the server (docs/performance.md, P1).
 */
function DrawnLink(props: LinkProps) {
  if (!props.to.startsWith("/")) return <RouterLink {...props} />;
  const {
    to,
    reloadDocument = false,
    children,
    replace: _r,
    preventScrollReset: _p,
    viewTransition: _v,
    ...anchor
  } = props;
  return (
    <a {...anchor} data-discover={reloadDocument ? undefined : "true"} href={to}>
      {children}
    </a>
  );
}

/** A link to a page of the portal: an ordinary one without script, the router's with it. */
export const Link = import.meta.env.SSR ? DrawnLink : RouterLink;
