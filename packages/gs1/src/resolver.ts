export { chooseLink } from './resolver/choose-link.js';
export type { LinkDecision, LinkRequest } from './resolver/choose-link.js';
export { lookUpLanguage } from './resolver/language.js';
export { formatLinkHeader } from './resolver/link-header.js';
export type { HeaderLink } from './resolver/link-header.js';
export { gs1LinkTypes, gs1Namespace, parseLinkType, relationOf } from './resolver/link-type.js';
export type { Gs1LinkType, LinkType, Namespaces } from './resolver/link-type.js';
export { formatLinkset, linksetContext, linksetMediaType } from './resolver/linkset.js';
export type {
  LinkContext,
  LinksetDocument,
  LinksOfAnchor,
  LinkTarget,
} from './resolver/linkset.js';
export { mediaTypeQuality, prefersMediaType } from './resolver/media-type.js';
export { describeResolver, resolverDescriptionPath } from './resolver/resolver-description.js';
export type {
  DescribeResolverOptions,
  ResolverContact,
  ResolverDescription,
  SupportedPrimaryKey,
} from './resolver/resolver-description.js';
export { passQueryOn } from './resolver/resolver-link.js';
export type { ResolverLink } from './resolver/resolver-link.js';
export { walkUp } from './resolver/walk-up.js';
export type { QualifiedKey } from './resolver/walk-up.js';
