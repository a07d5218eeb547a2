import type {
  PassportEconomicOperator,
  PassportFacility,
  ProductPassportModel,
} from './passport-model.js';
import type { UntpFacility, UntpIdentifierScheme, UntpPartyRole } from './untp-product.js';

/** GS1 Application Identifier that carries each kind of key. */
const AI_OF = { GTIN: '01', GRAI: '8003', GLN: '414' } as const;

/** The party roles of UNTP 0.7.0. */
const PARTY_ROLES = new Map(
  [
    'owner',
    'producer',
    'manufacturer',
    'processor',
    'remanufacturer',
    'recycler',
    'operator',
    'serviceProvider',
    'inspector',
    'certifier',
    'logisticsProvider',
    'carrier',
    'consignor',
    'consignee',
    'importer',
    'exporter',
    'distributor',
    'retailer',
    'brandOwner',
    'regulator',
  ].map((role) => [role.toLowerCase(), role]),
);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Says which register the product's number belongs to; a number of one's own, the issuer's. */
export function productIdScheme(
  model: Pick<ProductPassportModel, 'idScheme' | 'did' | 'issuerName'>,
): UntpIdentifierScheme {
  if (model.idScheme !== 'other') return gs1Scheme(model.idScheme);
  return {
    type: ['IdentifierScheme'],
    id: model.did,
    name: `Product numbers of ${model.issuerName}`,
  };
}

/** Describes the production site under its GS1 Digital Link; addresses are never published. */
export function createFacility({ gln, name }: PassportFacility): UntpFacility {
  return {
    type: ['Facility'],
    id: `https://id.gs1.org/${AI_OF.GLN}/${gln}`,
    name,
    registeredId: gln,
    idScheme: gs1Scheme('GLN'),
  };
}

/** Describes the economic operator and its role. */
export function createRelatedParty({
  id,
  name,
  regId,
  role,
}: PassportEconomicOperator): UntpPartyRole {
  return {
    role: PARTY_ROLES.get(role?.toLowerCase().replace(/[^a-z]/g, '') ?? '') ?? 'operator',
    party: {
      type: ['Party'],
      id: UUID.test(id) ? `urn:uuid:${id.toLowerCase()}` : id,
      name,
      ...(regId && { registeredId: regId }),
    },
  };
}

function gs1Scheme(key: keyof typeof AI_OF): UntpIdentifierScheme {
  return {
    type: ['IdentifierScheme'],
    id: `https://ref.gs1.org/ai/${AI_OF[key]}`,
    name: `GS1 ${key}`,
  };
}
