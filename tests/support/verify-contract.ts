import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

/** The description of the verification service. */
export const VERIFY_DESCRIPTION = "backend/contract/verify.openapi.yaml";

const PREFIX = "/user-verify/";

/** Any address; nothing is fetched from it. */
const SCHEMA_ID = "https://verify.example/description";

interface Reference {
  readonly $ref: string;
}

type Described<Value> = Value | Reference;

interface Content {
  readonly content?: { readonly "application/json": { readonly schema: object } };
}

interface Operation {
  readonly requestBody?: Described<Content>;
  readonly responses: Readonly<Record<string, Described<Content>>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

const description = parse(readFileSync(VERIFY_DESCRIPTION, "utf8")) as Description;

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: SCHEMA_ID, components: description.components });

/** Follows `#/components/…`. */
function resolve<Value extends object>(value: Described<Value>): Value {
  if (!("$ref" in value)) return value;
  const found = value.$ref
    .slice(2)
    .split("/")
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], description);
  return found as Value;
}

/** References inside a schema lead into the registered components. */
const withAbsoluteReferences = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${SCHEMA_ID}#/components/`)) as object;

const schemaOf = (content: Described<Content>): object =>
  withAbsoluteReferences(resolve(content).content?.["application/json"].schema ?? {});

const compiled = new Map<string, ValidateFunction>();

function validatorFor(key: string, schema: () => object): ValidateFunction {
  const known = compiled.get(key) ?? ajv.compile(schema());
  compiled.set(key, known);
  return known;
}

/** Names of the described calls, without `/user-verify/` and parameters. */
export const describedCalls = (): string[] =>
  Object.keys(description.paths)
    .map((path) => path.slice(PREFIX.length).split("/")[0] ?? "")
    .sort();

function operationOf(call: string): Operation {
  const [, methods] = Object.entries(description.paths).find(([path]) => path.split("/")[2] === call) ?? [];
  const operation = methods?.["post"] ?? methods?.["get"];
  if (operation === undefined) throw new Error(`${call} is not described`);
  return operation;
}

function check(validate: ValidateFunction, value: unknown, what: string): void {
  if (validate(value)) return;
  throw new Error(`${what} is not as described: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`);
}

/** @throws when the body is not what the description promises for this call and status */
export function checkAnswer(call: string, status: number, body: unknown): void {
  const { responses } = operationOf(call);
  const response = responses[String(status)] ?? responses["default"];
  if (response === undefined) throw new Error(`${call} answers ${status}, which is not described`);
  check(
    validatorFor(`${call} ${status}`, () => schemaOf(response)),
    body,
    `The answer ${status} of ${call}`,
  );
}

/** Whether the description lets a caller send this body. */
export function isDescribedBody(call: string, body: unknown): boolean {
  const { requestBody } = operationOf(call);
  if (requestBody === undefined) return body === undefined;
  return validatorFor(`${call} body`, () => schemaOf(requestBody))(body) as boolean;
}
