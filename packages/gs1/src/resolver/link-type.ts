/**
 * The link types of the GS1 Web Vocabulary, without those it has deprecated.
 *
 * @see GS1 Web Vocabulary, "Link types", https://ref.gs1.org/voc/?show=linktypes, as of 2026.
 */
export const gs1LinkTypes = [
  'gs1:activityIdeas',
  'gs1:allergenInfo',
  'gs1:appDownload',
  'gs1:brandHomepageClinical',
  'gs1:brandHomepagePatient',
  'gs1:careersInfo',
  'gs1:certificationInfo',
  'gs1:consumerHandlingStorageInfo',
  'gs1:defaultLink',
  'gs1:defaultLinkMulti',
  'gs1:dpp',
  'gs1:epcis',
  'gs1:epil',
  'gs1:eventsInfo',
  'gs1:faqs',
  'gs1:handledBy',
  'gs1:hasRetailers',
  'gs1:homepage',
  'gs1:ingredientsInfo',
  'gs1:instructions',
  'gs1:jws',
  'gs1:leaveReview',
  'gs1:locationInfo',
  'gs1:logisticsInfo',
  'gs1:loyaltyProgram',
  'gs1:masterData',
  'gs1:menuInfo',
  'gs1:nutritionalInfo',
  'gs1:openingHoursInfo',
  'gs1:paymentLink',
  'gs1:pip',
  'gs1:promotion',
  'gs1:purchaseSuppliesOrAccessories',
  'gs1:quickStartGuide',
  'gs1:recallStatus',
  'gs1:recipeInfo',
  'gs1:registerProduct',
  'gs1:registryEntry',
  'gs1:relatedImage',
  'gs1:relatedVideo',
  'gs1:review',
  'gs1:safetyInfo',
  'gs1:scheduleTime',
  'gs1:serviceInfo',
  'gs1:smartLabel',
  'gs1:smpc',
  'gs1:socialMedia',
  'gs1:statisticInfo',
  'gs1:subscribe',
  'gs1:support',
  'gs1:sustainabilityInfo',
  'gs1:traceability',
  'gs1:tutorial',
  'gs1:userAgreement',
  'gs1:verificationService',
  'gs1:whatsInTheBox',
] as const;

/** A link type of the GS1 Web Vocabulary, in its compact form. */
export type Gs1LinkType = (typeof gs1LinkTypes)[number];

/** A link type as `prefix:term`: one of GS1's, or one of another vocabulary. */
export type LinkType = Gs1LinkType | (`${string}:${string}` & {});

/** The namespace behind the prefix `gs1:`. */
export const gs1Namespace = 'https://ref.gs1.org/voc/';

/** Vocabularies by their prefix, without the colon: `{ untp: 'https://vocabulary.uncefact.org/' }`. */
export type Namespaces = Readonly<Record<string, string>>;

/** Where the vocabulary has been published, besides {@link gs1Namespace}. */
const formerGs1Namespaces = ['https://gs1.org/voc/', 'https://www.gs1.org/voc/'];
const compactForm = /^[A-Za-z_][A-Za-z0-9_-]*:[A-Za-z0-9_][A-Za-z0-9._~-]*$/;

/**
 * Reads what a request asks for with `linkType`: the compact form, or the URI of a term in one of the
 * namespaces.
 *
 * @param namespaces - Vocabularies besides GS1's. Default none.
 * @returns The compact form; `undefined` for what is neither.
 * @see GS1-Conformant Resolver standard 1.2, 2.14.
 * @example
 * parseLinkType('https://gs1.org/voc/pip') // 'gs1:pip'
 */
export function parseLinkType(text: string, namespaces: Namespaces = {}): LinkType | undefined {
  const known = [
    ...[gs1Namespace, ...formerGs1Namespaces].map((uri) => ['gs1', uri] as const),
    ...Object.entries(namespaces),
  ];
  const [prefix, uri] = known.find(([, start]) => text.startsWith(start)) ?? [];
  const compact = prefix === undefined ? text : `${prefix}:${text.slice(uri?.length)}`;
  return compactForm.test(compact) ? (compact as LinkType) : undefined;
}

/**
 * The relation type of a link type, which is a URI (RFC 8288, 2.1.2).
 *
 * @param namespaces - Vocabularies besides GS1's. Default none.
 * @returns `undefined` for an unknown prefix.
 * @example
 * relationOf('gs1:pip') // 'https://ref.gs1.org/voc/pip'
 */
export function relationOf(linkType: LinkType, namespaces: Namespaces = {}): string | undefined {
  const colon = linkType.indexOf(':');
  const prefix = linkType.slice(0, colon);
  const namespace =
    prefix === 'gs1'
      ? gs1Namespace
      : Object.hasOwn(namespaces, prefix)
        ? namespaces[prefix]
        : undefined;
  return namespace === undefined ? undefined : namespace + linkType.slice(colon + 1);
}
