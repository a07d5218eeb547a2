import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

/** GS1's files, none of which is part of this repository. */
export interface EpcisOracles {
  /** The verdict of GS1's JSON Schema for EPCIS 2.0. */
  readonly schema: ValidateFunction;
  readonly context: unknown;
  /** Documents that GS1 publishes as examples, by the names of their files. */
  readonly examples: ReadonlyMap<string, object>;
  readonly hashVectors: readonly HashVector[];
}

/** A document with the published hash of each of its events, and with their pre-hashes if there are any. */
export interface HashVector {
  readonly name: string;
  readonly document: object;
  readonly hashes: readonly string[];
  readonly preHashes: readonly string[];
}

/** The forms that the schema names, by RFC 3339 and RFC 3986; Ajv brings none of its own. */
const formats = {
  uri: /^[a-z][a-z\d+.-]*:(?:[\w.~:/?@!$&'()*+,;=-]|%[\dA-F]{2})*(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\dA-F]{2})*)?$/i,
  'date-time': isRfc3339,
};

/** `undefined` unless `ORACLES_DIR` says where the files lie. */
export function readEpcisOracles(): EpcisOracles | undefined {
  const { ORACLES_DIR } = process.env;
  if (ORACLES_DIR === undefined) return undefined;
  const folder = join(ORACLES_DIR, 'epcis');
  const read = (...path: string[]) =>
    JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as object;
  const named = (path: string) =>
    readdirSync(join(folder, path)).filter((name) => name.endsWith('.jsonld'));
  const ajv = new Ajv({ strict: false, formats });
  return {
    schema: ajv.compile(read('EPCIS-JSON-Schema.json')),
    context: read('epcis-context.jsonld'),
    examples: new Map(named('examples').map((name) => [name, read('examples', name)])),
    hashVectors: named('event-hash').map((name) => ({
      name,
      document: read('event-hash', name),
      hashes: linesOf(join(folder, 'event-hash', name.replace('.jsonld', '.hashes'))),
      preHashes: linesOf(join(folder, 'event-hash', name.replace('.jsonld', '.prehashes'))),
    })),
  };
}

/** Some documents come with hashes alone. */
function linesOf(path: string): readonly string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!readdirSync(join(path, '..')).includes(name)) return [];
  return readFileSync(path, 'utf8').trim().split('\n');
}

/** RFC 3339, section 5.6, with its leap seconds, letters of either case and offsets of up to a day. */
function isRfc3339(text: string): boolean {
  const match =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(?:Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i.exec(text);
  if (!match) return false;
  const [, date = '', hour, minute, second] = match;
  const isDate = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false;
  return isDate && Number(hour) < 24 && Number(minute) < 60 && Number(second) <= 60;
}
