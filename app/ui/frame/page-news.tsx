import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * Says to those who do not see it that the client router has opened another page, by its title: the focus may already stand in a field of it. A page that is
 * loaded is announced by the browser.
 */
export function PageNews() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (pathname === opened.current) return;
    opened.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <div role="status" className="vh">
      {title}
    </div>
  );
}
