import type { PassportMetadata, SharedMetadata } from './__generated__/metadata.js';

/** The product categories. */
export type ProductCategory = PassportMetadata['category'];

/** What stands in the place of a value that the viewer may not see. */
export type MaskedValue = '[REDACTED - Privileged Access Required]';

/** Members that the public does not see. */
type MaskedMember =
  | 'facilityDetails'
  | 'detailedPerformance'
  | 'lifecycleAndInUse'
  | 'circularityAndDisassembly'
  | 'testReports';

/** All but `category` may be missing: a draft is stored as it comes, and rules have become stricter. */
type StoredMembers<Metadata> = {
  readonly [Member in keyof Metadata as Exclude<Member, 'category'>]?:
    Metadata[Member] | (Member extends MaskedMember ? MaskedValue : never) | undefined;
};

type StoredMetadataOf<Metadata extends { readonly category: string }> =
  Metadata extends PassportMetadata
    ? { readonly category: Metadata['category'] } & StoredMembers<Metadata>
    : never;

/**
 * Metadata as a document carries it. Compare `category` to narrow it to the members of one category; a draft may have
 * none. Members that no rule names come along at run time.
 */
export type StoredMetadata =
  | StoredMetadataOf<PassportMetadata>
  | ({ readonly category?: undefined } & StoredMembers<SharedMetadata>);

type MemberOf<Metadata> = Metadata extends unknown ? keyof Metadata : never;

/**
 * Metadata of which the compiler knows nothing, such as parsed JSON: `Record<string, unknown>`. An object that names a
 * member of the rule table is none: give that one the type of its category, or pass it through {@link anyMetadata}.
 */
export type UntypedMetadata = { readonly [member: string]: unknown } & {
  readonly [Member in MemberOf<PassportMetadata>]?: undefined;
};

/** Metadata of a passport that is to be live. */
export type LiveMetadata = PassportMetadata | UntypedMetadata;

/** Metadata of a draft: anything, stored as it comes. */
export type DraftMetadata = StoredMetadata | { readonly [member: string]: unknown };

/**
 * Passes metadata on unchecked by the compiler: what was read from another passport, or has members of its own. The
 * server checks it in any case.
 *
 * @returns The same object.
 * @example
 * const { metadata } = await client.passports.get('09506000134352');
 * await client.passports.update(id, { metadata: anyMetadata({ ...metadata, ownMember: 1 }) });
 */
export function anyMetadata(metadata: object): UntypedMetadata {
  return metadata as UntypedMetadata;
}
