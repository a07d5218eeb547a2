import type { RegistryMapping, RegistryResultMember } from '@dpp/espr-validate/registry';
import {
  InvalidJsonValueError,
  MalformedJsonError,
  parseStrictJson,
} from '../../../platform/http/json/strict-json.js';
import { MAX_RESULT_ROWS, type RawRow } from './result-row-model.js';
import { tooManyRows, unreadable } from './results-error.js';

/** Rows of ten members, and proofs in them. */
const limits = { maxDepth: 32, maxKeys: 30 * MAX_RESULT_ROWS, maxValues: 40 * MAX_RESULT_ROWS };

/** Results as JSON: an object with the list that the mapping names. */
export function readJsonResults(
  text: string,
  { list, names }: RegistryMapping['result'],
): (RawRow | undefined)[] {
  const rows = listIn(parsed(text), list);
  if (rows.length > MAX_RESULT_ROWS) throw tooManyRows();
  const members = Object.entries(names) as [RegistryResultMember, string][];
  return rows.map((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined;
    const own = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(members.map(([member, name]) => [member, own.get(name)]));
  });
}

function parsed(text: string): unknown {
  try {
    return parseStrictJson(text, limits);
  } catch (error) {
    if (error instanceof MalformedJsonError || error instanceof InvalidJsonValueError) {
      throw unreadable(`The file is not JSON as it is taken here. ${error.message}`);
    }
    throw error;
  }
}

function listIn(value: unknown, list: string): readonly unknown[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const rows = isObject ? new Map<string, unknown>(Object.entries(value)).get(list) : undefined;
  if (Array.isArray(rows)) return rows;
  throw unreadable(`The file is no object with a list "${list}", as the mapping names it.`);
}
