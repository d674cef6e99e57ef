import * as z from "zod";
import type { WireObject } from "../transport/request-guard.ts";
import type { Leaf } from "./leaves.ts";

/** Values of one element's children by wire name, each already read by its schema. */
type Children = Readonly<Record<string, unknown>>;

/**
 * A piece of an element: which children it reads and writes, and what they mean to the portal. Both directions stand in
 * one table, so a wire name is written down once.
 */
export type Part<Value> = {
  shape: Readonly<Record<string, z.ZodType>>;
  read: (children: Children) => Value;
  write: (value: Value) => WireObject;
};

/** One child with a simple value. */
export const single = <Value>(name: string, leaf: Leaf<Value>): Part<Value> => ({
  shape: { [name]: leaf.schema },
  // The schema above has just made it.
  read: (children) => children[name] as Value,
  write: (value) => ({ [name]: leaf.write(value) }),
});

/** Several pieces of the same element as one object. */
export function parts<Value extends object>(pieces: { [Key in keyof Value]-?: Part<Value[Key]> }): Part<Value> {
  const keys = Object.keys(pieces) as (keyof Value)[];
  return {
    shape: Object.assign({}, ...keys.map((key) => pieces[key].shape)),
    read: (children) => {
      const value: Partial<Value> = {};
      for (const key of keys) value[key] = pieces[key].read(children);
      return value as Value;
    },
    write: (value) => Object.assign({}, ...keys.map((key) => pieces[key].write(value[key]))),
  };
}

/** What an element holds: absent or empty elements have no children. */
const children = z.transform((input: unknown) => (input === undefined || input === "" ? {} : input));

/** The schema of a whole element. */
export const elementOf = <Value>({ shape, read }: Part<Value>): z.ZodType<Value> =>
  z.pipe(children, z.object(shape).transform(read));

/** An answer that says nothing but its code. */
export const nothing: z.ZodType<null> = z.transform(() => null);

/** A child that is an element of its own, or null when it is missing. */
export function child<Value>(name: string, part: Part<Value>): Part<Value | null> {
  const content = elementOf(part);
  return {
    shape: { [name]: z.optional(content) },
    read: (siblings) => (siblings[name] ?? null) as Value | null,
    write: (value) => ({ [name]: value === null ? null : part.write(value) }),
  };
}

/** A child that every answer has. */
export function requiredChild<Value>(name: string, part: Part<Value>): Part<Value> {
  return {
    shape: { [name]: z.unknown().pipe(z.object(part.shape).transform(part.read)) },
    read: (siblings) => siblings[name] as Value,
    write: (value) => ({ [name]: part.write(value) }),
  };
}

/**
 * A list: no item is a missing or empty element, one item is an object, more are an array (F-479).
 * @param items reads one item
 */
export const asList = <Value>(items: z.ZodType<Value>): z.ZodType<Value[]> =>
  z.pipe(
    z.transform((input: unknown) => {
      if (input === undefined || input === "") return [];
      return Array.isArray(input) ? input : [input];
    }),
    z.array(items),
  );

/** Repeated children of this element. */
export const items = <Value>(name: string, part: Part<Value>): Part<Value[]> => ({
  shape: { [name]: asList(elementOf(part)) },
  read: (siblings) => siblings[name] as Value[],
  write: (values) => ({ [name]: values.map((value) => part.write(value)) }),
});

/** A list in an element of its own: `<Prekes><Preke/>…</Prekes>`; an empty one is not written. */
export function list<Value>(name: string, itemName: string, part: Part<Value>): Part<Value[]> {
  const inner = items(itemName, part);
  return {
    shape: { [name]: elementOf(inner) },
    read: (siblings) => siblings[name] as Value[],
    write: (values) => ({ [name]: values.length === 0 ? null : inner.write(values) }),
  };
}

/** A list of simple values: `<Priezastys><Priezastis>…</Priezastis></Priezastys>`. */
export function leafList<Value>(name: string, itemName: string, leaf: Leaf<Value>): Part<Value[]> {
  const inner: Part<Value[]> = {
    shape: { [itemName]: asList(leaf.schema) },
    read: (siblings) => siblings[itemName] as Value[],
    write: (values) => ({ [itemName]: values.map((value) => leaf.write(value)) }),
  };
  return {
    shape: { [name]: elementOf(inner) },
    read: (siblings) => siblings[name] as Value[],
    write: (values) => ({ [name]: values.length === 0 ? null : inner.write(values) }),
  };
}

/** The same piece under another meaning. */
export const mappedPart = <Outer, Inner>(
  part: Part<Inner>,
  read: (value: Inner) => Outer,
  write: (value: Outer) => Inner,
): Part<Outer> => ({
  shape: part.shape,
  read: (children) => read(part.read(children)),
  write: (value) => part.write(write(value)),
});
