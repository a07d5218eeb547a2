import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';

/** A JSON schema of AAS environments, as far as tests read in it. */
export interface SchemaNode {
  readonly $id?: string;
  readonly $ref?: string;
  readonly allOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface AasSchema extends SchemaNode {
  readonly definitions: Readonly<Record<string, SchemaNode>>;
  /** What a validator that is not ours says. */
  readonly accepts: (environment: unknown) => boolean;
}

/** The schemas of IDTA, which are no part of this repository: `ORACLES_DIR` says where they lie, if anywhere. */
export function readAasSchemas(): readonly AasSchema[] {
  const oraclesDir = process.env.ORACLES_DIR;
  if (oraclesDir === undefined) return [];
  const texts = ['aas-v3.0.6.json', 'aas-v3.1.2.json', 'aas-head.json'].map((name) =>
    readFileSync(join(oraclesDir, 'aas', name), 'utf8'),
  );
  // What has been released is the same again at the head.
  return [...new Set(texts)].map((text) => {
    const schema = JSON.parse(text) as AasSchema;
    // The patterns spell characters beyond U+FFFF as surrogate pairs.
    const accepts = new Ajv2019({ strict: false, unicodeRegExp: false }).compile(schema);
    return { ...schema, accepts: (environment) => accepts(environment) };
  });
}

/** The nodes that hold at once, references and `allOf` resolved. */
export function partsOf(schema: AasSchema, nodes: readonly SchemaNode[]): SchemaNode[] {
  return nodes.flatMap(({ $ref, allOf = [], ...own }) => [
    ...($ref === undefined ? [] : partsOf(schema, [definition(schema, $ref)])),
    ...partsOf(schema, allOf),
    own,
  ]);
}

function definition(schema: AasSchema, $ref: string): SchemaNode {
  return schema.definitions[$ref.replace('#/definitions/', '')] ?? {};
}

type JsonObject = Record<string, unknown>;

const topLevel = {
  assetAdministrationShells: 'AssetAdministrationShell',
  submodels: 'Submodel',
  conceptDescriptions: 'ConceptDescription',
};

/** The environment with what the schemas do not let it leave out, and we do. */
export function withoutTolerance(environment: JsonObject): JsonObject {
  const completed = { ...environment };
  for (const [list, modelType] of Object.entries(topLevel)) {
    const entries = completed[list];
    if (!Array.isArray(entries)) continue;
    completed[list] = entries.map((entry: unknown) =>
      typeof entry === 'object' && entry !== null ? { modelType, ...entry } : entry,
    );
    if (entries.length === 0) delete completed[list];
  }
  return completed;
}
