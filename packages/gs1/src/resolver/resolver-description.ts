import { gs1Namespace, type Namespaces } from './link-type.js';
import { linksetContext } from './linkset.js';
import { requireAbsoluteUri } from './resolver-link.js';

/** Where a resolver publishes its description (RFC 8615). */
export const resolverDescriptionPath = '/.well-known/gs1resolver';

/** A Digital Link primary key that a description may name, as its Application Identifier. */
export type SupportedPrimaryKey =
  | '00'
  | '01'
  | '253'
  | '255'
  | '401'
  | '402'
  | '410'
  | '411'
  | '412'
  | '413'
  | '414'
  | '415'
  | '417'
  | '8003'
  | '8004'
  | '8006'
  | '8010'
  | '8013'
  | '8017'
  | '8018';

/** The contact of the resolver's operator, in the terms of vCard (RFC 6350). */
export interface ResolverContact {
  readonly fn: string;
  readonly hasTelephone?: string;
  readonly hasAddress?: {
    readonly streetAddress?: string;
    readonly locality?: string;
    readonly region?: string;
    readonly 'postal-code'?: string;
    readonly countryName?: string;
  };
}

/** Options of {@link describeResolver}. */
export interface DescribeResolverOptions {
  /** What stands before the primary key in the URIs that are resolved; no slash at its end. */
  readonly resolverRoot: string;
  readonly name: string;
  /** Every qualifier of these keys is resolved, too. `['all']` claims all keys. */
  readonly supportedPrimaryKeys: readonly SupportedPrimaryKey[] | readonly ['all'];
  /** Vocabularies besides GS1's. Default none. */
  readonly namespaces?: Namespaces;
  /** True when a request without `linkType` may be answered with the linkset. Default false. */
  readonly linkTypeDefaultCanBeLinkset?: boolean;
  readonly contact?: ResolverContact;
}

/** The resolver description file, to be published as JSON. */
export interface ResolverDescription extends Omit<DescribeResolverOptions, 'namespaces'> {
  readonly supportedLinkType: readonly { readonly namespace: string; readonly prefix: string }[];
  readonly linkTypeDefaultCanBeLinkset: boolean;
  readonly jsonLdContextLocation: string;
}

/**
 * Writes the resolver description file.
 *
 * @throws `Gs1Error` `INVALID_URI` for a root or a namespace that is no absolute URI.
 * @see GS1-Conformant Resolver standard 1.2, 3 and its schema for description files.
 * @example
 * const resolverRoot = 'https://id.example.org';
 * describeResolver({ resolverRoot, name: 'Example', supportedPrimaryKeys: ['01'] }).supportedLinkType[0]?.prefix; // 'gs1:'
 */
export function describeResolver(options: DescribeResolverOptions): ResolverDescription {
  const { namespaces = {}, linkTypeDefaultCanBeLinkset = false, ...described } = options;
  const supportedLinkType = Object.entries({ gs1: gs1Namespace, ...namespaces }).map(
    ([prefix, namespace]) => ({ namespace, prefix: `${prefix}:` }),
  );
  for (const { namespace } of supportedLinkType) requireAbsoluteUri(namespace);
  requireAbsoluteUri(options.resolverRoot);
  return {
    ...described,
    supportedLinkType,
    linkTypeDefaultCanBeLinkset,
    jsonLdContextLocation: linksetContext.href,
  };
}
