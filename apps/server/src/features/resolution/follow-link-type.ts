import { chooseLink, type LinkType } from '@dpp/gs1/resolver';
import { ApiError } from '../../platform/http/api-error.js';
import { passportLinks, representationOf } from '../../representations/passport-links.js';
import { pathOf, type KeyTarget, type PassportTarget } from './resolution-model.js';
import {
  findPassport,
  resolvePassport,
  type Resolution,
  type ResolutionDeps,
  type Viewer,
} from './resolve-passport.js';

/** Who asks, and for which type of link. */
export type LinkViewer = Viewer & { readonly linkType: string };

/** A path on this server to redirect to, or what is answered right away. */
export type Followed =
  { readonly redirectTo: string } | { readonly resolution: Resolution | undefined };

/**
 * Answers a request for a key that asks for a type of link: for a linkset as it is, for any other one
 * by a redirect to the passport's own address.
 *
 * @throws a 400 for what is no link type, a 404 for one that a passport has no link of.
 */
export async function followLinkType(
  deps: ResolutionDeps,
  target: KeyTarget,
  viewer: LinkViewer,
): Promise<Followed> {
  const found = await findPassport(deps, target, viewer);
  if (!found) return { resolution: undefined };
  if (requireLinkType(found.id, viewer, deps) !== 'linkset') {
    return { redirectTo: pathOf({ id: found.id }) };
  }
  const representation = 'linkset';
  return { resolution: await resolvePassport(deps, target, { ...viewer, representation }) };
}

/**
 * Resolves a passport at its own address in the representation a type of link stands for; so a redirect
 * of `followLinkType`, which passes the query string on, ends here.
 *
 * @throws as `followLinkType` does.
 */
export async function resolveLinkType(
  deps: ResolutionDeps,
  target: PassportTarget,
  viewer: LinkViewer,
): Promise<Resolution | undefined> {
  const found = await findPassport(deps, target, viewer);
  if (!found) return undefined;
  const linkType = requireLinkType(found.id, viewer, deps);
  const representation = linkType === 'linkset' ? linkType : representationOf(linkType);
  return resolvePassport(deps, target, { ...viewer, representation });
}

/** `Accept` decides between representations, which all stand at one address: not between links. */
function requireLinkType(
  id: string,
  { linkType }: LinkViewer,
  { baseUrl }: ResolutionDeps,
): LinkType | 'linkset' {
  const decision = chooseLink(passportLinks(id, baseUrl), { linkType });
  switch (decision.status) {
    case 200:
      return 'linkset';
    case 307:
      return decision.link.linkType;
    case 400:
      throw ApiError.brief(400, 'linkType is linkset, or a link type such as gs1:pip.');
    default:
      throw ApiError.brief(404, 'A passport has no link of this type; linkType=linkset lists all.');
  }
}
