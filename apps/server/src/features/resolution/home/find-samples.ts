import type { PassportJsonLd } from '../../../representations/json-ld/json-ld.js';
import type { Sample } from '../../../representations/page/home-page.js';
import { findPassport } from '../find-resolved-passport.js';
import { makeRendering } from '../make-rendering.js';
import type { ResolutionDeps, Viewer } from '../resolution-deps.js';
import { pathOf, type KeyTarget } from '../resolution-model.js';

/** GTINs of the demo workspace, in the order of the page. */
const sampleGtins = ['09506000143033', '09506000143026', '09506000143019'] as const;

const everybody: Viewer = {
  ...{ caller: undefined, hostTenantId: undefined, accept: undefined },
  ...{ ip: '', locale: 'en', query: '' },
};

/**
 * The samples of the demonstration that are published, as everybody may read them. That a page names them is no access
 * to them.
 */
export async function findSamples(deps: ResolutionDeps): Promise<readonly Sample[]> {
  const found = await Promise.all(
    sampleGtins.map((value) => findSample(deps, { applicationIdentifier: '01', value })),
  );
  return found.filter((sample) => sample !== undefined);
}

const decoder = new TextDecoder();

async function findSample(deps: ResolutionDeps, target: KeyTarget): Promise<Sample | undefined> {
  const passport = await findPassport(deps, target, everybody);
  if (!passport) return undefined;
  const asked = {
    audience: 'public',
    representation: 'json-ld',
    target,
    viewer: everybody,
  } as const;
  const text =
    passport.publicDocument?.text ??
    // None is stored for another base URL: the demo moves with its first `--lan`.
    decoder.decode((await makeRendering(deps, passport, asked))?.content);
  return text === ''
    ? undefined
    : { path: pathOf(target), document: JSON.parse(text) as PassportJsonLd };
}
