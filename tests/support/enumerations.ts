import type { Enumeration } from "../../app/domain/enumerations/enumeration.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../app/domain/enumerations/*.ts", { eager: true });

const isEnumeration = (value: unknown): value is Enumeration =>
  typeof value === "object" && value !== null && "labelKeys" in value && "codes" in value;

/** Every enumeration of the domain, found in its folder. */
export const ENUMERATIONS: readonly Enumeration[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEnumeration),
);
