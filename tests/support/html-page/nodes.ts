import type { CheerioAPI } from "cheerio";

/** A node of a parsed document, as cheerio hands it out. */
export type AnyNode = ReturnType<ReturnType<CheerioAPI["root"]>["contents"]>[number];

/** A node with a name and attributes. */
export type Element = Extract<AnyNode, { attribs: object }>;

/** A piece of text. */
export type TextNode = Exclude<Extract<AnyNode, { data: string }>, { name: string }>;

export const isTag = (node: AnyNode | null): node is Element => node !== null && "attribs" in node;

export const isText = (node: AnyNode): node is TextNode => node.type === "text";
