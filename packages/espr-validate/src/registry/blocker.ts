/** Text of a blocker: the member it concerns, what is wrong and how to mend it, and where that is asked for. */
interface BlockerText {
  /** Member of the passport document, of the workspace's mapping (`mapping.…`), or of the server's configuration. */
  readonly path: string;
  /** English: what is wrong, then the cure. */
  readonly message: string;
  readonly source: string;
  /** `PLATFORM`: a condition of this platform. `REGISTRY`: the registry reads the passport and checks it itself. */
  readonly checkedBy: 'PLATFORM' | 'REGISTRY';
}

const platform = (path: string, message: string, source: string): BlockerText => ({
  ...{ path, message, source },
  checkedBy: 'PLATFORM',
});
const registry = (path: string, message: string, source: string): BlockerText => ({
  ...{ path, message, source },
  checkedBy: 'REGISTRY',
});

const act = (article: string) => `Implementing Regulation (EU) 2026/1778, ${article}`;
const checks = act('Art. 8(7)');
const identifiers = 'EN 18219:2026';
const guide = 'Guide of the registry 1.03';
const entry = 'EN 18222:2026, Table 11';

/** Everything that keeps a passport from the registry, by code. Codes are stable; texts may change. */
export const REGISTRY_BLOCKERS = {
  NOT_PUBLISHED: registry(
    'status',
    'The passport is a draft, which the registry cannot read. Publish it.',
    checks,
  ),
  RECALLED: platform(
    'status',
    'The passport is recalled. Publish a corrected edition, or set it to ACTIVE once the recall is over.',
    act('Art. 8'),
  ),
  DECOMMISSIONED: platform(
    'status',
    'The passport is decommissioned: its product is no longer placed on the market. Set it to ACTIVE if it is.',
    act('Art. 8'),
  ),
  SUPERSEDED: registry(
    'supersededBy',
    'Another edition has taken the place of this one, and its link leads there. Register that edition.',
    checks,
  ),
  TEST_PASSPORT: platform(
    'isTest',
    'The passport is of a sandbox and of no real product. Make it in the workspace itself.',
    act('Art. 8'),
  ),
  SEAL_MISSING: platform(
    'digitalSeal',
    'The passport has no seal, so that its version has no hash. Seal it.',
    act('Art. 9'),
  ),
  OPERATOR_SCHEME_MISSING: registry(
    'economicOperator.regIdScheme',
    'The operator has an identifier without a scheme. Register the operator with regIdScheme, such as LEI or VAT.',
    entry,
  ),
  OPERATOR_SCHEME_NOT_TAKEN: registry(
    'economicOperator.regIdScheme',
    'The registry does not know operators by this scheme. Register the operator with a LEI, VAT, trade register or eID number, or add the scheme to operatorSchemes of the mapping.',
    entry,
  ),
  OPERATOR_ID_INVALID: registry(
    'economicOperator.regId',
    'The identifier of the operator does not have the form or the check digits of its scheme. Register the operator with the right one.',
    entry,
  ),
  COMMODITY_CODE_MISSING: registry(
    'metadata.commodityCode',
    'There is no commodity code. Set it to the code of the Combined Nomenclature or TARIC.',
    checks,
  ),
  COMMODITY_CODE_MALFORMED: registry(
    'metadata.commodityCode',
    'The commodity code is not as many digits as the registry takes. Write 4 to 10 digits without blanks or dots.',
    checks,
  ),
  COMMODITY_CODE_OUT_OF_RANGE: registry(
    'metadata.commodityCode',
    'The commodity code begins with no chapter of the Combined Nomenclature (01 to 97, without 77). Look the code up again.',
    checks,
  ),
  COMMODITY_CODE_OF_OTHER_CATEGORY: registry(
    'metadata.commodityCode',
    'The commodity code is not one of the product category. Correct code or category, or the headings of the mapping.',
    checks,
  ),
  GRANULARITY_DIFFERS: registry(
    'metadata.serialNumber',
    'The metadata is of a single item or batch, and the product identifier of a model. Take the number out of the metadata, use an identifier of the same level, or change levelFields of the mapping.',
    checks,
  ),
  GRANULARITY_NOT_TAKEN: registry(
    'productId',
    'Products of this category are not registered at this level. Use a product identifier of a level that granularities of the mapping names.',
    act('Art. 8'),
  ),
  PRODUCT_ID_INVALID: registry(
    'productId',
    'The product id is blank, or 14 digits with the check digit of another number. Make the passport with the right one.',
    identifiers,
  ),
  IDENTIFIER_FORM_NOT_TAKEN: registry(
    'productId',
    'The product identifier is of a form that the mapping does not name. Use a GTIN or GRAI as productId, or add the form to identifierForms.',
    identifiers,
  ),
  IDENTIFIER_TOO_LONG: registry(
    'digitalLinkUri',
    'The product identifier has more characters than the registry takes. Shorten productId, or the address of the server.',
    guide,
  ),
  IDENTIFIERS_DIFFER: registry(
    'metadata.gtin',
    'The GTIN or GRAI in the metadata is another one than the product identifier that the link holds. Use one number for both.',
    checks,
  ),
  DOCUMENT_IDENTIFIER_DIFFERS: registry(
    'digitalLinkUri',
    'The document behind the link names another identifier than the link. Give both the same.',
    checks,
  ),
  FACILITY_ID_INVALID: registry(
    'manufacturingFacility.gln',
    'The identifier of the facility is no GLN with a right check digit. Register the facility with the right one.',
    identifiers,
  ),
  LINK_NOT_HTTPS: registry(
    'digitalLinkUri',
    'The link is not https. Set BASE_URL of the server to an https address.',
    guide,
  ),
  LINK_PORT: registry(
    'digitalLinkUri',
    'The link names a port, and the registry reads from the default port. Set BASE_URL of the server to an address without one.',
    guide,
  ),
  LINK_HOST_NOT_PUBLIC: registry(
    'digitalLinkUri',
    'The host of the link is none that the registry can reach. Set BASE_URL of the server to a public name.',
    guide,
  ),
  LINK_ANSWERED_BY_ANOTHER: registry(
    'digitalLinkUri',
    'Another passport answers for this code, of another operator or workspace. Use a number of your own, or take the other passport back.',
    checks,
  ),
  LINK_REDIRECTS: registry(
    'digitalLinkUri',
    'The link leads to the document by more redirects than the registry follows. Use the address that answers.',
    guide,
  ),
  BACK_UP_LINK_MISSING: registry(
    'mapping.backUp.urlTemplate',
    'There is no link to a back-up copy. Have an independent provider hold one, and set backUp.urlTemplate of the mapping.',
    checks,
  ),
  BACK_UP_LINK_NOT_INDEPENDENT: registry(
    'mapping.backUp.urlTemplate',
    'The back-up copy lies on the host of the passport itself. Have an independent provider hold it.',
    'Regulation (EU) 2024/1781, Art. 10(4)',
  ),
  BACK_UP_LINK_INVALID: registry(
    'mapping.backUp.urlTemplate',
    'The link to the back-up copy is no public https address of at most 2,000 characters. Correct backUp.urlTemplate of the mapping.',
    guide,
  ),
  BACK_UP_OPERATOR_MISSING: registry(
    'mapping.backUp.operatorId',
    'The provider of the back-up copy is not named. Set backUp.operatorId of the mapping, or leave its field out.',
    entry,
  ),
} as const satisfies Readonly<Record<string, BlockerText>>;

export type RegistryBlockerCode = keyof typeof REGISTRY_BLOCKERS;

/** One reason why a passport cannot be registered. */
export interface RegistryBlocker extends BlockerText {
  readonly code: RegistryBlockerCode;
}

export function blockerOf(code: RegistryBlockerCode): RegistryBlocker {
  return { code, ...REGISTRY_BLOCKERS[code] };
}
