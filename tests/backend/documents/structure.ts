import { runTool } from "./pdf-tools.ts";

/** A node of the structure as poppler reads it out of a file. */
export interface StructureNode {
  readonly role: string;
  readonly scope: string | null;
  /** The node's own words. */
  text: string;
  readonly kids: StructureNode[];
}

const INDENT = 2;
const node = (role: string): StructureNode & { scope: string | null } => ({ role, scope: null, text: "", kids: [] });

const depthOf = (line: string): number => Math.floor((line.length - line.trimStart().length) / INDENT);

/** The tree that a screen reader follows, from `pdfinfo -struct-text`. @throws when the file has none */
export function readStructure(pdf: Uint8Array): StructureNode {
  const lines = runTool("pdfinfo", ["-struct-text"], pdf).toString("utf8").split("\n").filter(Boolean);
  if (lines[0]?.trim() !== "Document") throw new Error(`The file has no structure: ${lines.slice(0, 2).join(" | ")}`);
  const root = node("Document");
  const path = [root];
  for (const line of lines.slice(1)) {
    const depth = depthOf(line);
    const content = line.trim();
    const parent = path[Math.min(depth, path.length) - 1] ?? root;
    const attribute = /^\/Scope \/(\w+)$/.exec(content);
    if (attribute) {
      (path.at(-1) ?? root).scope = attribute[1] ?? null;
    } else if (content.startsWith('"')) {
      parent.text = `${parent.text} ${content.slice(1, -1)}`.replace(/[\s\u00a0]+/g, " ").trim();
    } else if (!content.startsWith("/")) {
      const next = node(/^\w+/.exec(content)?.[0] ?? "");
      parent.kids.push(next);
      path.length = depth;
      path.push(next);
    }
  }
  return root;
}

/** All nodes of a role, in reading order. */
export const findAll = (tree: StructureNode, role: string): StructureNode[] => [
  ...(tree.role === role ? [tree] : []),
  ...tree.kids.flatMap((kid) => findAll(kid, role)),
];

export const textsOf = (nodes: readonly StructureNode[]): string[] => nodes.map(({ text }) => text);
