import type { Locale } from '@dpp/espr-validate';
import { toVerifierWords } from '@dpp/passport-page/verifier';
import { inTurn, isLong } from '../../../platform/event-loop/turns.js';
import { pageOptions } from '../../../representations/page/html.js';
import type { PassportJsonLd } from '../../../representations/json-ld/json-ld.js';
import { fileNameOf, type NamedTarget } from '../resolution-model.js';
import { findProduct } from '../addresses/find-product.js';
import type { ResolutionDeps } from '../resolution-deps.js';
import { resolvePassport } from '../resolve-passport.js';
import type { PublishedDocument } from './verifier-page.js';

/** The parts of a request for the verifier that say which document goes into the page. */
interface DocumentRequest {
  readonly target: NamedTarget | undefined;
  readonly hostTenantId: string | undefined;
  readonly ip: string;
  readonly locale: Locale;
}

const decoder = new TextDecoder();

/**
 * The document that anybody may read, in the bytes that its address answers with. Credentials of the request
 * count for nothing: the page is saved and passed on. Undefined where there is none.
 */
export async function findPublicDocument(
  deps: ResolutionDeps,
  { target: named, hostTenantId, ip, locale }: DocumentRequest,
): Promise<PublishedDocument | undefined> {
  const target =
    named && 'productId' in named ? await findProduct(deps, { ...named, hostTenantId }) : named;
  if (!target) return undefined;
  const viewer = { caller: undefined, hostTenantId, accept: undefined, ip, locale, query: '' };
  const resolution = await resolvePassport(deps, target, { ...viewer, representation: 'json-ld' });
  if (!resolution) return undefined;
  const { content } = resolution.body;
  const { passportId } = resolution;
  const text = typeof content === 'string' ? content : decoder.decode(content);
  const say = () => toVerifierWords(JSON.parse(text) as PassportJsonLd, pageOptions(locale));
  const words = await (isLong(text.length) ? inTurn(say, { bytes: text.length }) : say());
  return { passportId, name: fileNameOf(passportId), text, href: downloadOf(passportId), words };
}

/** Where the public document of a passport is saved as a file. */
function downloadOf(passportId: string): string {
  return `/passport/${passportId}?representation=json-ld&download=1`;
}
