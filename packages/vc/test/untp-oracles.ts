import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { passportClass } from './contexts/untp-stand-in.js';

/** A node of UNTP's JSON Schema, as far as its tests change one. */
interface SchemaNode {
  properties?: Record<string, object>;
}

interface PassportSchema extends SchemaNode {
  readonly $defs: Record<string, SchemaNode>;
  readonly properties: Record<string, object>;
}

/** UNTP's schema and the contexts of a passport credential, none of which is part of this repository. */
export interface UntpOracles {
  readonly draft: ValidateFunction;
  readonly release: ValidateFunction;
  /** By their addresses. */
  readonly contexts: ReadonlyMap<string, unknown>;
}

/** Classes that may have a `type` in the draft of April 2026 and must not in the release of May. */
export const CLASSES_WITHOUT_TYPE = [
  'Link',
  'Classification',
  'PartyRole',
  'Country',
  'Measure',
  'Image',
  'Period',
  'Performance',
  'Score',
  'Address',
];

/**
 * Members that the release defines and the draft lets pass unread. Of the others it adds, `renderMethod` and
 * the `expiryDate` of a product, credentials made here have none.
 */
const RELEASED_MEMBERS = {
  issuingSoftware: closed('id', 'name', 'version', {
    vendor: closed('id', 'name'),
  }),
};

/** The forms that the schema names; Ajv brings none of its own. */
const formats = {
  uri: /^[a-z][a-z\d+.-]*:(?:[\w.~:/?@!$&'()*+,;=-]|%[\dA-F]{2})*(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\dA-F]{2})*)?$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  byte: /^[A-Za-z\d+/]*={0,2}$/,
};

/** `undefined` unless `ORACLES_DIR` says where the files lie. */
export function readUntpOracles(): UntpOracles | undefined {
  const { ORACLES_DIR } = process.env;
  if (ORACLES_DIR === undefined) return undefined;
  const read = (...path: string[]): unknown =>
    JSON.parse(readFileSync(join(ORACLES_DIR, ...path), 'utf8'));
  const readSchema = () =>
    read('untp-0.7.0-draft', 'DigitalProductPassport.schema.json') as PassportSchema;
  return {
    draft: compile(readSchema()),
    release: compile(asReleased(readSchema())),
    contexts: new Map([
      ['https://www.w3.org/ns/credentials/v2', read('w3c', 'credentials-v2.jsonld')],
      [
        'https://vocabulary.uncefact.org/untp/0.7.0/context/',
        withPassportClass(read('untp-0.7.0-draft', 'untp-context.jsonld')),
      ],
    ]),
  };
}

function compile(schema: PassportSchema): ValidateFunction {
  return new Ajv2020({ strict: false, allErrors: true, formats }).compile(schema);
}

function asReleased(schema: PassportSchema): PassportSchema {
  for (const name of CLASSES_WITHOUT_TYPE) {
    const { type: _type, ...properties } = (schema.$defs[name]?.properties ?? {}) as {
      type?: object;
    };
    schema.$defs[name] = { ...schema.$defs[name], properties };
  }
  Object.assign(schema.properties, RELEASED_MEMBERS);
  return schema;
}

/** An object that has exactly these members, texts unless a schema is given. */
function closed(...members: (string | Record<string, object>)[]): object {
  const schemas = members.map((member) =>
    typeof member === 'string' ? { [member]: { type: 'string' } } : member,
  );
  const properties = Object.assign({}, ...schemas) as object;
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function withPassportClass(context: unknown): unknown {
  const { '@context': terms } = context as { '@context': object };
  return { '@context': { ...terms, ...passportClass } };
}
