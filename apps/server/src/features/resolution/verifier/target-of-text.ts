import { decodeRawScan } from '@dpp/gs1/scans';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import { passportTarget, type NamedTarget, type ProductName } from '../resolution-model.js';

const passportAddress = /^https?:\/\/[^/]+\/passport\/([0-9a-f-]{36})(?:[?#]|$)/i;
const productAddress = /^https?:\/\/[^/]+\/id\/([a-z0-9-]{1,63})\/([^/?#]+)(?:[?#]|$)/i;
/** People leave the scheme out, as browsers do. */
const withoutScheme = /^[a-z0-9.-]+(?::\d+)?\//i;

/**
 * The passport that a person means with a text: its UUID, its address, the digits under a code, a GS1 Digital Link or
 * scan data, or a link by workspace and product id. A link of another server names the same product here. Undefined for a text that names none.
 */
export function targetOfText(given: string): NamedTarget | undefined {
  const text = withScheme(given);
  const id = passportAddress.exec(text)?.[1] ?? text;
  if (isUuid(id)) return passportTarget(id);
  const product = productOf(text);
  if (product) return product;
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

function productOf(text: string): ProductName | undefined {
  const [, workspace, encoded] = productAddress.exec(text) ?? [];
  if (workspace === undefined || encoded === undefined) return undefined;
  try {
    return { workspace: workspace.toLowerCase(), productId: decodeURIComponent(encoded) };
  } catch {
    // Badly percent-encoded: no address of a product.
    return undefined;
  }
}
