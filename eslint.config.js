import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** A `.tsx` file reaches the browser: it may know a server module's types, never its code (a re-export is Remix's own way). */
const noServerValues = {
  selector: "ImportDeclaration[importKind!='type'][source.value=/\\.server(\\.tsx?)?$/]",
  message: "A .tsx file imports .server modules only as types, or re-exports them.",
};
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Read the environment through app/platform/env.server.ts (backend/src/environment.ts in the back end).",
};
const noRawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "HTML is drawn by ui/SafeHtml alone, and the one inline script by ui/frame/load-watch.",
};
const routersLink = {
  name: "@remix-run/react",
  importNames: ["Link"],
  message: "Links are those of ~/ui/link.tsx.",
};
const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: "The content security policy forbids inline styles.",
};

export default tseslint.config(
  {
    ignores: [
      "build/**",
      "node_modules/**",
      ".data/**",
      ".stryker-tmp/**",
      "test-results/**",
      "playwright-report/**",
      "tests/vectors/**",
      "tests/faults/fixtures/**",
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      "max-lines": ["error", { max: 300 }],
      "max-lines-per-function": ["error", { max: 90, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 16],
      "no-console": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always"],
    },
  },
  {
    files: ["app/**/*.ts", "server/**/*.ts", "backend/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", noEnvironment] },
  },
  {
    // Hooks stand in files without JSX as well.
    files: ["app/**/*.ts", "app/**/*.tsx"],
    ignores: ["app/**/*.server.ts"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error" },
  },
  {
    files: ["app/**/*.tsx"],
    plugins: { "jsx-a11y": jsxA11y },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // The log-in and the first page begin with one field; no element but a field of ours may take the focus so.
      "jsx-a11y/no-autofocus": ["error", { ignoreNonDOM: true }],
      "no-restricted-syntax": ["error", noEnvironment, noServerValues, noRawHtml, noInlineStyle],
      "no-restricted-imports": ["error", { paths: [routersLink] }],
    },
  },
  { files: ["app/ui/link.tsx"], rules: { "no-restricted-imports": "off" } },
  { files: ["app/entry.server.tsx"], rules: { "no-restricted-syntax": ["error", noEnvironment, noRawHtml] } },
  {
    files: ["app/ui/safe-html.tsx", "app/ui/frame/load-watch.tsx"],
    rules: { "no-restricted-syntax": ["error", noEnvironment, noInlineStyle] },
  },
  {
    files: ["app/ui/frame/*.es5.js"],
    languageOptions: { ecmaVersion: 5, sourceType: "script" },
    rules: { "@typescript-eslint/no-unused-vars": ["error", { caughtErrors: "none" }] },
  },
  { files: ["app/platform/env.server.ts", "backend/src/environment.ts"], rules: { "no-restricted-syntax": "off" } },
  { files: ["scripts/**", "tests/bench/**"], rules: { "no-console": "off" } },
  { files: ["tests/**"], rules: { "max-lines-per-function": "off" } },
);
