import { isTest, type Mention } from "./mentions.ts";
import { type RequirementGroup, rowsOf } from "./rows.ts";

/** Titles of one test file that a row shows; the others are counted. */
const TITLES_SHOWN = 3;

const INTRO = `# Requirements

Every id that code, tests or docs name, with its sentence and its tests. Made by \`node scripts/requirements.ts\` from \`docs/requirements/\`
(the sentences) and from the comments and test titles that name an id; \`npm run check\` fails when this page is old or an id is unknown.
`;

const LEGEND = `| id | is |
| --- | --- |
| \`F-001\` | a row of the specification |
| \`G01\` | the decisions about a group of rows that the specification leaves open |
| \`O1\`, \`C1\` | a decision that goes before the rows; a conflict of the specification and how we read it |
| \`L-2.3\` | a lending rule: money, law, identifiers |
| \`R-2.8\`, \`R-A1\` | security and reliability: a rule, a check |
| \`P1\` | a figure of performance (\`docs/performance.md\`) |
`;

/** The whole page as text. */
export function requirementsPage(groups: RequirementGroup[], mentions: Mention[]): string {
  const byId: MentionsById = new Map();
  for (const mention of mentions) byId.set(mention.id, [...(byId.get(mention.id) ?? []), mention]);
  const sections = groups.map((group) => section(group, byId)).filter((text) => text !== "");
  // Formatted as it is written here: aligned columns would make each row as wide as the widest.
  return [
    INTRO,
    "<!-- prettier-ignore-start -->",
    "",
    LEGEND,
    ...sections,
    untested(groups, byId),
    "<!-- prettier-ignore-end -->",
    "",
  ].join("\n");
}

type MentionsById = Map<string, Mention[]>;

const testsOf = (id: string, byId: MentionsById) => (byId.get(id) ?? []).filter(({ file }) => isTest(file));

function section(group: RequirementGroup, byId: MentionsById): string {
  const named = rowsOf(group).filter(([id]) => byId.has(id));
  if (named.length === 0) return "";
  const rows = named.map(([id, sentence]) => `| ${id} | ${cell(sentence)} | ${testCell(testsOf(id, byId))} |`);
  const total = Object.keys(group.rows).length;
  const count = named.filter(([id]) => id !== group.id).length;
  return [
    `## ${group.id === undefined ? "" : `${group.id} `}${group.title}`,
    "",
    ...(group.decisions.length > 0 ? [...group.decisions.map((text) => `- ${markup(text)}`), ""] : []),
    `${count} of ${total} are named.`,
    "",
    "| id | sentence | tests |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function untested(groups: RequirementGroup[], byId: MentionsById): string {
  const rows = groups
    .flatMap(rowsOf)
    .filter(([id]) => byId.has(id) && testsOf(id, byId).length === 0)
    .map(
      ([id, sentence]) =>
        `| ${id} | ${cell(sentence)} | ${filesOf(byId.get(id) ?? [])
          .map((file) => link(file))
          .join("<br>")} |`,
    );
  return [
    "## Named in code, no test names them",
    "",
    "| id | sentence | named in |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function testCell(tests: Mention[]): string {
  return filesOf(tests)
    .map((file) => {
      const titles = tests
        .filter((test) => test.file === file)
        .flatMap(({ title }) => (title === undefined ? [] : [title]));
      const unique = [...new Set(titles)];
      const shown = unique.slice(0, TITLES_SHOWN).map((title) => `“${cell(plain(title))}”`);
      const more = unique.length > TITLES_SHOWN ? [`${unique.length - TITLES_SHOWN} more`] : [];
      return [link(file), [...shown, ...more].join(", ")].filter((part) => part !== "").join(" ");
    })
    .join("<br>");
}

const filesOf = (mentions: Mention[]) => [...new Set(mentions.map(({ file }) => file))].sort();

const link = (file: string) => `[${file.replace(/^tests\//, "").replace(/\.test\.tsx?$/, "")}](../${file})`;

/** What a table puts in stands as `…`; signs that markdown would read are only signs. */
const plain = (title: string) => title.replace(/%[sdijo]|\$\w+/g, "…").replace(/[\\`*_[\]]/g, String.raw`\$&`);

/** Sentences may hold code between backticks; everything else is text. */
const markup = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replace(/</g, "&lt;").replace(/[*_[\]]/g, String.raw`\$&`)))
    .join("");

const cell = (text: string) => markup(text).replace(/\|/g, String.raw`\|`);
