import { ApiError } from '../../platform/http/api-error.js';
import {
  countValues,
  defaultJsonLimits,
  type JsonLimits,
} from '../../platform/http/json/json-limits.js';

const { maxDepth, maxKeys, maxValues } = defaultJsonLimits;

/** Everything in a document but its metadata, the copies of that and their terms: contexts, operator, proof. */
const fixedValues = 1000;

/**
 * Limits of a body with the largest document that this server makes as its payload. The document is two levels deeper
 * than the metadata of which it was made, has each value twice, below `metadata` and at the top level, and for each
 * key a term of three values, two of them members.
 */
export const documentJsonLimits: JsonLimits = {
  maxDepth: maxDepth + 2,
  maxKeys: 5 * maxKeys + fixedValues,
  maxValues: 2 * maxValues + 3 * maxKeys + fixedValues,
};

/**
 * Refuses a document of which one member holds more than any body may that this server takes: no such
 * document was made here, and so no seal of it.
 *
 * @throws a 400 that names the member.
 */
export function requireMembersWithinLimits(payload: Readonly<Record<string, unknown>>): void {
  for (const [key, member] of Object.entries(payload)) {
    if (countValues(member) > maxValues) {
      const details = { code: 'INVALID_JSON_VALUE', path: `payload.${key}` } as const;
      const message = `Invalid JSON value. A member of a document has at most ${maxValues} values.`;
      throw ApiError.badRequest(message, details);
    }
  }
}
