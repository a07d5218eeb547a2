import { inTurn, isLong } from '../../platform/event-loop/turns.js';
import { passportUrl } from '../../representations/digital-link-uri.js';
import { passportOfBatch, toBatchJsonLd } from '../../representations/json-ld/batch-json-ld.js';
import { toJsonLd } from '../../representations/json-ld/json-ld.js';
import { renderPublicDocument } from '../../representations/json-ld/public-document.js';
import {
  isCredential,
  representations,
  type RepresentationSource,
} from '../../representations/negotiation/representations.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import type { Passport } from '../passports/passport-model.js';
import { passportReader } from '../passports/passport-reader.js';
import { prepareCredential, type CredentialIssuer } from './issue-credential.js';
import { makeLinkset } from './make-linkset.js';
import { picturesOnPage } from './pictures/passport-pictures.js';
import { toRendering, type MadeRendering, type RenderingName } from './rendering-cache.js';
import type { PassportPictures } from './resolution-cache.js';
import type { Resolution, ResolutionDeps, Viewer } from './resolution-deps.js';
import type { ResolutionTarget } from './resolution-model.js';

/** What a viewer asked for. */
export interface Asked extends Pick<Resolution, 'audience' | 'representation'> {
  /** Pictures, for a page only; absent without any. */
  readonly pictures?: PassportPictures | undefined;
  readonly target: ResolutionTarget;
  readonly viewer: Viewer;
}

/**
 * The name that a rendering is cached under for all viewers. Undefined for one that belongs to a single request, or to
 * the owner alone.
 */
export async function sharedNameOf(
  { db, vault, resolutionCache }: ResolutionDeps,
  { id: passportId, tenantId, revision }: ResolvedPassport,
  { audience, representation: kind, viewer, pictures }: Asked,
): Promise<RenderingName | undefined> {
  const { oneTextPer } = representations[kind];
  if (oneTextPer === 'request') return undefined;
  const { batch: part } = viewer;
  const batch = part && { id: part.id, version: String(part.editCount) };
  const name = { kind, passportId, revision, batch };
  if (oneTextPer === 'revision and language') {
    const { locale } = viewer;
    return audience === 'public' ? { ...name, locale, pictures: pictures?.version } : undefined;
  }
  if (oneTextPer === 'revision') return audience === 'public' ? name : undefined;
  const key = await resolutionCache.findIssuerKey(tenantId, () => vault.findCurrent(db, tenantId));
  return key && { ...name, keyId: key.id };
}

/** Reads first and computes in turn afterwards: a turn that waited for the database would stop all others. */
export async function makeRendering(
  deps: ResolutionDeps,
  found: ResolvedPassport,
  asked: Asked,
): Promise<MadeRendering | undefined> {
  const { render } = representations[asked.representation];
  if (!render) return makeLinkset(deps, found, asked);
  const { tenantId, id, contentBytes: bytes } = found;
  const { batch } = asked.viewer;
  const of = asked.viewer.caller?.tenant.id;
  const inItsTurn = <T>(work: () => T | Promise<T>) =>
    isLong(bytes) ? inTurn(work, { of, bytes }) : work();
  const reader = passportReader(deps.db);
  const model = await reader.getPassport(tenantId, id);
  // A passport that became a draft meanwhile is shown to its owner alone.
  if (!model || (model.status === 'DRAFT' && asked.audience !== 'owner')) return undefined;
  const { revision } = model;
  if (asked.audience === 'public' && asked.representation === 'json-ld' && !batch) {
    const { kept } = await inItsTurn(() => renderPublicDocument(model, deps.baseUrl));
    await reader.savePublicDocument(model, kept);
    return { ...toRendering(kept.text), revision };
  }
  const issue = isCredential(asked.representation)
    ? await prepareCredential(deps, { passport: model, batch })
    : undefined;
  const source = sourceOf(model, deps.baseUrl, { ...asked, issue });
  return { ...toRendering(await inItsTurn(() => render(source))), revision };
}

function successorOnPage({ supersededBy }: Passport, baseUrl: string) {
  if (!supersededBy) return null;
  const { id, status } = supersededBy;
  return { url: passportUrl(id, baseUrl), isRecalled: status === 'RECALLED' };
}

function sourceOf(
  model: Passport,
  baseUrl: string,
  { audience, viewer, pictures, issue }: Asked & { readonly issue: CredentialIssuer | undefined },
): RepresentationSource {
  const { batch } = viewer;
  const passport = batch ? passportOfBatch(batch, model) : model;
  const options = { audience, baseUrl };
  return {
    baseUrl,
    enrichment: passport.enrichment,
    statusChangedAt: passport.statusChangedAt,
    statusNote: passport.statusNote,
    supersededBy: successorOnPage(passport, baseUrl),
    pictures: picturesOnPage(passport.id, pictures),
    locale: viewer.locale,
    document: () => (batch ? toBatchJsonLd(batch, model, options) : toJsonLd(passport, options)),
    credential(secure) {
      if (!issue) throw new Error('Only a credential is issued.');
      return issue(secure);
    },
  };
}
