import { keepQuery, saysMore } from '@dpp/passport-page';
import { truncatedAddress } from '../../platform/http/request/client-address.js';
import { withoutTokens } from '../../platform/http/request/sent-token.js';
import { inLongRead, isLong, nextTurn } from '../../platform/event-loop/turns.js';
import { accessTierOf } from '../../representations/access-tier.js';
import {
  acceptedRepresentations,
  type AcceptedRepresentations,
} from '../../representations/negotiation/accept.js';
import {
  contentTypeOf,
  type RepresentationKind,
} from '../../representations/negotiation/representations.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import { findPassport, ownsPassport } from './find-resolved-passport.js';
import { firstPossible } from './first-possible.js';
import { makeRendering, sharedNameOf, type Asked } from './make-rendering.js';
import { findPictures } from './pictures/passport-pictures.js';
import { toRendering, type Rendering } from './rendering-cache.js';
import type { Resolution, ResolutionDeps, Viewer } from './resolution-deps.js';
import type { ResolutionTarget } from './resolution-model.js';
import { recordGrantUse, viewerAudienceOf, type ViewerAudience } from './viewer-audience.js';

/**
 * Answers a passport in the representation asked for, as its viewer may see it. Undefined when there
 * is none, or none that this viewer may know of.
 *
 * @throws a 406 when all that is accepted are credentials, and the passport is not ready for one.
 */
export async function resolvePassport(
  deps: ResolutionDeps,
  target: ResolutionTarget,
  viewer: Viewer,
): Promise<Resolution | undefined> {
  const found = await findPassport(deps, target, viewer);
  if (!found) return undefined;
  const viewerAudience = await viewerAudienceOf(deps, viewer, {
    tenantId: found.tenantId,
    passportId: found.id,
    ownsTarget: ownsPassport(viewer.caller, found),
  });
  const { audience } = viewerAudience;
  const { representation: asked, accept } = viewer;
  const wanted: AcceptedRepresentations =
    asked === undefined ? acceptedRepresentations(accept) : [asked];
  const answer = (representation: RepresentationKind) =>
    audience === 'public' && representation === 'json-ld' && found.publicDocument && !viewer.batch
      ? Promise.resolve(storedDocument(found.id, found.publicDocument, viewer))
      : render(deps, found, {
          target,
          viewer: { ...viewer, query: queryInLinks(viewer, viewerAudience) },
          audience,
          representation,
        });
  const resolution = await firstPossible(wanted, answer);
  if (!resolution) return undefined;
  const { representation } = resolution;
  recordGrantUse(deps, viewerAudience);
  const ipPrefix = truncatedAddress(viewer.ip);
  deps.accessLog.record({
    tenantId: found.tenantId,
    passportId: found.id,
    representation,
    tier: accessTierOf(audience),
    ipPrefix,
    at: deps.clock.now(),
  });
  return resolution;
}

function storedDocument(
  passportId: string,
  { text, etag }: { text: string; etag: string },
  { locale }: Viewer,
): Resolution {
  const body = { contentType: contentTypeOf('json-ld'), content: text };
  return { passportId, audience: 'public', representation: 'json-ld', locale, body, etag };
}

async function render(
  deps: ResolutionDeps,
  found: ResolvedPassport,
  requested: Omit<Asked, 'pictures'>,
): Promise<Resolution | undefined> {
  const { audience, representation } = requested;
  const pictures = representation === 'html' ? await findPictures(deps, found) : undefined;
  const asked = { ...requested, pictures };
  const making = () => makeRendering(deps, found, asked);
  const reader = asked.viewer.caller?.tenant.id;
  const bytes = found.contentBytes;
  const make = () => (isLong(bytes) ? inLongRead({ of: reader, bytes }, making) : making());
  const name = await sharedNameOf(deps, found, asked);
  const rendering = name ? await deps.renderingCache.find(name, make) : await make();
  if (!rendering) return undefined;
  // To send a long cached text takes milliseconds of the event loop: hundreds in a row would delay other workspaces.
  if (name && reader !== undefined && isLong(rendering.content.length)) {
    await nextTurn({ of: reader });
  }
  const { content, etag } = forAddress(rendering, representation, asked.viewer);
  const body = { contentType: contentTypeOf(representation), content };
  const { locale } = asked.viewer;
  return { passportId: found.id, audience, representation, locale, body, etag };
}

const decoder = new TextDecoder();

/** The query string that links of an answer keep: without a token that opens nothing. */
export function queryInLinks(
  { query, grantInLinks }: Pick<Viewer, 'query' | 'grantInLinks'>,
  { grant }: Pick<ViewerAudience, 'grant'>,
): string {
  return query === '' ? query : withoutTokens(query, grant && grantInLinks);
}

/** A page with the query string of its address in the links to its other languages. */
export function forAddress(
  rendering: Rendering,
  representation: RepresentationKind,
  viewer: Viewer,
): Rendering {
  // Most are sent as they are: to decode a page of 60 kB takes a tenth of a millisecond.
  if (representation !== 'html' || !saysMore(viewer.query)) return rendering;
  return toRendering(keepQuery(decoder.decode(rendering.content), viewer.query));
}
