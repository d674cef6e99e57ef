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
  /** A method, so that a part of something is also a part of an unknown value. */
  write(value: Value): WireObject;
};

/** What a part means to the portal: the types of `services/*-types.ts` are inferred by it, so that a field is written down once. */
export type ValueOf<P> = P extends Part<infer Value> ? Value : never;

/** One child with a simple value. */
export const single = <Value>(name: string, leaf: Leaf<Value>): Part<Value> => ({
  shape: { [name]: leaf.schema },
  // The schema above has just made it.
  read: (children) => children[name] as Value,
  write: (value) => ({ [name]: leaf.write(value) }),
});

/** Several pieces of the same element as one object. */
export function parts<Pieces extends Readonly<Record<string, Part<unknown>>>>(
  pieces: Pieces,
): Part<{ [Key in keyof Pieces]: ValueOf<Pieces[Key]> }> {
  type Value = { [Key in keyof Pieces]: ValueOf<Pieces[Key]> };
  const entries = Object.entries(pieces);
  return {
    shape: Object.assign({}, ...entries.map(([, { shape }]) => shape)),
    read: (children) => {
      const value: Record<string, unknown> = {};
      for (const [key, piece] of entries) value[key] = piece.read(children);
      // Each key was read by its own piece.
      return value as Value;
    },
    write: (value) => Object.assign({}, ...entries.map(([key, piece]) => piece.write(value[key]))),
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

/** Repeated children in an element of their own; an empty one is not written. */
const listIn = <Value>(name: string, children: Part<Value[]>): Part<Value[]> => ({
  shape: { [name]: elementOf(children) },
  read: (siblings) => siblings[name] as Value[],
  write: (values) => ({ [name]: values.length === 0 ? null : children.write(values) }),
});

/** A list: `<Prekes><Preke/>…</Prekes>`. */
export const list = <Value>(name: string, itemName: string, part: Part<Value>): Part<Value[]> =>
  listIn(name, items(itemName, part));

/** Repeated simple values of this element. */
export const leafItems = <Value>(name: string, leaf: Leaf<Value>): Part<Value[]> => ({
  shape: { [name]: asList(leaf.schema) },
  read: (siblings) => siblings[name] as Value[],
  write: (values) => ({ [name]: values.map((value) => leaf.write(value)) }),
});

/** A list of simple values: `<Priezastys><Priezastis>…</Priezastis></Priezastys>`. */
export const leafList = <Value>(name: string, itemName: string, leaf: Leaf<Value>): Part<Value[]> =>
  listIn(name, leafItems(itemName, leaf));

/** What only the back end says: it is read, and not sent back. */
export const readOnly = <Value>(part: Part<Value>): Part<Value> => ({ ...part, write: () => ({}) });

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
