import { chooseLink, type LinkType } from '@dpp/gs1/resolver';
import { ApiError } from '../../../platform/http/api-error.js';
import {
  passportLinks,
  representationOf,
} from '../../../representations/negotiation/passport-links.js';
import type { PassportTarget } from '../resolution-model.js';
import { findPassport } from '../find-resolved-passport.js';
import type { Resolution, ResolutionDeps, Viewer } from '../resolution-deps.js';
import { resolvePassport } from '../resolve-passport.js';

/**
 * Resolves a passport at its own address in the representation a type of link stands for; so every
 * redirect that follows a type of link, and passes the query string on, ends here.
 *
 * @throws as `requireLinkType` does.
 */
export async function resolveLinkType(
  deps: ResolutionDeps,
  target: PassportTarget,
  viewer: Viewer & { readonly linkType: string },
): Promise<Resolution | undefined> {
  const found = await findPassport(deps, target, viewer);
  if (!found) return undefined;
  const linkType = requireLinkType(found.id, viewer.linkType, deps);
  const representation = linkType === 'linkset' ? linkType : representationOf(linkType);
  return resolvePassport(deps, target, { ...viewer, representation });
}

/**
 * The type of link that a passport is asked for. `Accept` decides between representations, which all stand
 * at one address: not between links.
 *
 * @throws a 400 for what is no link type, a 404 for one that a passport has no link of.
 */
export function requireLinkType(
  id: string,
  linkType: string,
  { baseUrl }: { readonly baseUrl: string },
): LinkType | 'linkset' {
  const decision = chooseLink(passportLinks(id, baseUrl), { linkType });
  switch (decision.status) {
    case 200:
      return 'linkset';
    case 307:
      return decision.link.linkType;
    case 400:
      throw ApiError.brief(
        400,
        'linkType is linkset, or a link type such as gs1:pip.',
        'LINK_TYPE_UNKNOWN',
      );
    default:
      throw ApiError.brief(
        404,
        'A passport has no link of this type; linkType=linkset lists all.',
        'LINK_TYPE_UNKNOWN',
      );
  }
}
