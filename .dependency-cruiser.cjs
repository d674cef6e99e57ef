/** The import rules of docs/decisions/0004: who may import what. */
const isolated = (name, from, to, comment) => ({ name, comment, severity: "error", from, to });

/**
 * The floors of the back end, from the ground up: a floor imports only what is below it. Floors in one row are strangers
 * to each other. Files that lie in no folder (clock, log, environment, context) are the ground; main, back-end and
 * http-server are the roof.
 */
const BACK_END_FLOORS = [
  ["configuration"],
  ["rules", "time"],
  ["store"],
  ["wire", "documents"],
  ["scenarios"],
  ["accounts"],
  ["sending", "credit"],
  ["applications"],
  ["signing"],
  ["verify", "operations"],
  ["soap", "seed"],
  ["console"],
];
const BACK_END_ROOF = "^backend/src/(main|back-end|http-server)[.]ts$";

/** What a floor may not import: every floor above it, its neighbours, and the roof. */
const backEndFloorRules = BACK_END_FLOORS.flatMap((row, height) =>
  row.map((floor) => {
    const above = BACK_END_FLOORS.slice(height + 1).flat();
    const strangers = [...row.filter((other) => other !== floor), ...above].join("|");
    return isolated(
      `back-end-floor-${floor}`,
      { path: `^backend/src/${floor}/` },
      { path: [...(strangers === "" ? [] : [`^backend/src/(${strangers})/`]), BACK_END_ROOF] },
      "The floors of the back end: imports go down only.",
    );
  }),
);

/**
 * The rooms of the portal, from the ground up (docs/architecture.md): a room imports what is below it or beside it. Which neighbours are strangers, and what a room
 * may not know although it lies below, stands in the rules further down.
 */
const PORTAL_FLOORS = [
  ["domain"],
  ["platform"],
  ["i18n", "paths", "store", "xlsx"],
  ["session", "notices", "ui"],
  ["services"],
  ["request", "forms"],
  ["lists"],
  ["flows"],
  ["features"],
  ["routes"],
];
const PORTAL_ROOF = "^app/(root|entry|hydrate|routes)[.]";

const portalFloorRules = PORTAL_FLOORS.flatMap((row, height) => {
  const above = PORTAL_FLOORS.slice(height + 1).flat();
  return row.map((room) =>
    isolated(
      `portal-floor-${room}`,
      { path: `^app/${room}/` },
      { path: [...(above.length === 0 ? [] : [`^app/(${above.join("|")})/`]), PORTAL_ROOF] },
      "The rooms of the portal: no import goes up.",
    ),
  );
});

module.exports = {
  forbidden: [
    ...backEndFloorRules,
    ...portalFloorRules,
    isolated(
      "operation-areas-are-strangers",
      { path: "^backend/src/operations/([^/]+)/" },
      { path: "^backend/src/operations/(?!call/)", pathNot: "^backend/src/operations/$1/" },
      "What two areas need belongs to a floor below; call/, on which every operation stands, knows none of them.",
    ),
    isolated(
      "back-end-rules-are-pure",
      { path: "^backend/src/rules/" },
      { path: ["^backend/src/(?!rules/|configuration/)", "^node_modules/(?!zod/)"] },
      "Rules compute; they know neither the store nor the process, only the figures of the lender's file.",
    ),
    isolated(
      "back-end-ground-knows-no-floor",
      { path: "^backend/src/(clock|environment|failure-description|log|loopback|request-body)[.]ts$" },
      { path: "^backend/src/[^/]+/" },
      "The ground stands under every floor.",
    ),
    isolated(
      "no-cycles",
      {},
      { circular: true },
      "Two files that need each other are one file or have a third between them.",
    ),
    isolated(
      "no-orphans",
      {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          "^app/(root|entry\\.|routes)",
          "^app/styles/",
          "^server/boot\\.ts$",
          "^backend/src/main\\.ts$",
          "migrations",
        ],
      },
      {},
      "Nobody uses it.",
    ),
    isolated(
      "app-and-backend-are-strangers",
      { path: "^(app|server)/" },
      { path: "^backend/(?!contract/)" },
      "Only the contract is shared.",
    ),
    isolated(
      "backend-and-app-are-strangers",
      { path: "^backend/" },
      { path: "^(app|server)/" },
      "Only the contract is shared.",
    ),
    isolated(
      "domain-knows-only-itself",
      { path: "^app/domain/" },
      { path: "^(app/(?!domain/)|server/|locales/)" },
      "domain imports nothing of ours.",
    ),
    isolated("domain-does-no-io", { path: "^app/domain/" }, { dependencyTypes: ["core"] }, "domain is pure."),
    isolated(
      "domain-has-no-framework",
      { path: "^app/domain/" },
      { path: "node_modules/(react|@remix-run|soap)" },
      "domain is pure.",
    ),
    isolated(
      "side-modules-know-no-business",
      { path: "^app/(ui|i18n|platform)/" },
      { path: "^app/(routes|features|services|domain/(?!(?:language|limits)\\.ts)|session)/" },
      "They stand at the side; a language is no business word, and a limit is written down once.",
    ),
    isolated(
      "session-knows-no-business",
      { path: "^app/session/" },
      { path: "^app/(routes|features|services|domain/(?!limits\\.ts)|ui)/" },
      "Session knows no business word but the figures of the specification.",
    ),
    isolated(
      "services-draw-nothing",
      { path: "^app/services/" },
      { path: "^app/ui/" },
      "They answer in values; how a value is shown is decided above.",
    ),
    isolated(
      "features-are-strangers",
      { path: "^app/features/([^/]+)/" },
      { path: "^app/features/", pathNot: "^app/features/$1/" },
      "What two features need is a domain value or a ui part.",
    ),
    isolated(
      "routes-are-strangers",
      { path: "^app/routes/([^/]+)/" },
      { path: "^app/routes/", pathNot: "^app/routes/$1/" },
      "Routes do not import routes.",
    ),
    isolated(
      "wire-is-private",
      { path: "^app/(routes|features)/" },
      { path: "^app/services/(wire|transport)/" },
      "Only services know wire names.",
    ),
    isolated(
      "no-test-code-in-product",
      { path: "^(app|server|backend)/" },
      { path: "^tests/" },
      "Tests are not shipped.",
    ),
    isolated(
      "declared-packages-only",
      { path: "^(app|server|backend)/" },
      {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "unknown"],
        pathNot: "vite/client|@remix-run/route-config|drizzle-kit",
      },
      "Products use dependencies of package.json.",
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
