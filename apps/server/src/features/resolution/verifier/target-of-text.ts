import { decodeRawScan } from '@dpp/gs1/scans';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import { passportTarget, type ResolutionTarget } from '../resolution-model.js';

const passportAddress = /^https?:\/\/[^/]+\/passport\/([0-9a-f-]{36})(?:[?#]|$)/i;
/** People leave the scheme out, as browsers do. */
const withoutScheme = /^[a-z0-9.-]+(?::\d+)?\//i;

/**
 * The passport that a person means with a text: its UUID, its address, the digits under a code, a GS1 Digital Link or
 * scan data. A link of another server names the same product here. Undefined for a text that names none.
 */
export function targetOfText(given: string): ResolutionTarget | undefined {
  const text = withScheme(given);
  const id = passportAddress.exec(text)?.[1] ?? text;
  if (isUuid(id)) return passportTarget(id);
  const { elements, problems } = decodeRawScan(text);
  if (problems.length > 0) return undefined;
  for (const { applicationIdentifier, value } of elements) {
    if (applicationIdentifier === '01' || applicationIdentifier === '8003') {
      return { applicationIdentifier, value };
    }
  }
  return undefined;
}

/** An address as a program writes it; any other text as it is. */
export function withScheme(text: string): string {
  return withoutScheme.test(text) ? `https://${text}` : text;
}
