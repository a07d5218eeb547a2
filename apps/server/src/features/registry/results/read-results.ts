import { isUtf8 } from 'node:buffer';
import type { RegistryMapping } from '@dpp/espr-validate/registry';
import { inTurn, isLong } from '../../../platform/event-loop/turns.js';
import type { Upload } from '../../../platform/http/route.js';
import { readCsvResults } from './read-csv-results.js';
import { readJsonResults } from './read-json-results.js';
import { readXmlResults } from './read-xml-results.js';
import { RESULT_MEDIA_TYPES, type RawRow } from './result-row-model.js';
import { unreadable } from './results-error.js';

type ResultRules = RegistryMapping['result'];

/**
 * Reads a file of results, by its media type.
 *
 * @returns The rows in the order of the file; undefined for one that holds no members.
 * @throws a 400 `REGISTRY_RESULTS_UNREADABLE` or `REGISTRY_RESULTS_TOO_LARGE`.
 */
export async function readResults(
  { mediaType, bytes }: Upload,
  rules: ResultRules,
  tenantId: string,
): Promise<readonly (RawRow | undefined)[]> {
  if (bytes.length === 0) throw unreadable('The file is empty.');
  if (mediaType === RESULT_MEDIA_TYPES.csv) return readCsvResults(bytes, rules, tenantId);
  if (!isUtf8(bytes)) throw unreadable('The file is not UTF-8.');
  const read = mediaType === RESULT_MEDIA_TYPES.xml ? readXmlResults : readJsonResults;
  const parse = () => read(withoutMark(bytes.toString('utf8')), rules);
  if (!isLong(bytes.length)) return parse();
  return inTurn(parse, { of: tenantId, bytes: bytes.length });
}

/** Text without a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
