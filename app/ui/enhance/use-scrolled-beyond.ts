import { useEffect, useState } from "react";

/** Whether the page is scrolled further than the given number of CSS pixels; false without script. */
export function useScrolledBeyond(pixels: number): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const measure = () => setBeyond(window.scrollY > pixels);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, [pixels]);
  return beyond;
}
