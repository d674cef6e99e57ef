import ts from "typescript";

/** A text of a source file that may name ids. */
export interface SourceText {
  kind: "comment" | "title" | "string";
  text: string;
  /** Counted from 1. */
  line: number;
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** Comments are read as text. */
const PARSING = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
const TEST_WORDS = new Set(["test", "it", "describe"]);

/** Comments, titles of tests and other strings of a TypeScript or JavaScript file. */
export function textsOfSource(path: string, code: string): SourceText[] {
  const source = ts.createSourceFile(path, code, PARSING, true, kindOf(path));
  const titles = new Set<ts.Node>();
  const texts: SourceText[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const pieces: string[] = [];
  let end = 0;
  const visit = (node: ts.Node): void => {
    const title = titleOf(node);
    if (title !== undefined) titles.add(title);
    if (isText(node)) {
      const start = node.getStart(source);
      const kind = titles.has(node) || titles.has(node.parent) ? "title" : "string";
      if (!ts.isTemplateMiddleOrTemplateTail(node))
        texts.push({ kind, text: ts.isTemplateHead(node) ? wholeTemplate(node) : node.text, line: lineAt(start) });
      pieces.push(code.slice(end, start), " ".repeat(node.end - start));
      end = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const withoutTexts = [...pieces, code.slice(end)].join("");
  for (const match of withoutTexts.matchAll(COMMENT))
    texts.push({ kind: "comment", text: match[0].replace(/\s*\n\s*\*?\s*/g, " "), line: lineAt(match.index) });
  return texts;
}

type TextNode = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.JsxText;

const isText = (node: ts.Node): node is TextNode | ts.RegularExpressionLiteral =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/** The first argument of `test`, `it` or `describe` in any of their forms, when it is a text. */
function titleOf(node: ts.Node): ts.Node | undefined {
  if (!ts.isCallExpression(node) || !TEST_WORDS.has(rootName(node.expression))) return undefined;
  const [first] = node.arguments;
  return first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) ? first : undefined;
}

function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : "";
}

/** The text of a template, with `…` for what is put in. */
function wholeTemplate(head: ts.TemplateHead): string {
  const { parent } = head;
  if (!ts.isTemplateExpression(parent)) return head.text;
  return head.text + parent.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

const kindOf = (path: string) =>
  /\.(?:tsx|jsx)$/.test(path) ? ts.ScriptKind.TSX : /\.m?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
