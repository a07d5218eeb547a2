import type { PassportMetadata } from './characteristics.js';
import { textIn } from './metadata-path.js';
import type { ProductPassportModel } from './passport-model.js';
import { createRelatedParty } from './untp-identity.js';
import type { UntpPartyRole } from './untp-product.js';
import { httpUri } from './web-link.js';

/** The parties that metadata names under the word that UNTP has for their role. */
const ROLES = ['manufacturer', 'importer'] as const;

/**
 * Lists who has to do with the product: the economic operator, and the manufacturer and importer that
 * the metadata names, unless the operator is the same by role and name. Addresses are never published
 * here.
 *
 * @see UNTP 0.7.0, Product, `relatedParty`.
 */
export function createRelatedParties(
  { id, economicOperator }: Pick<ProductPassportModel, 'id' | 'economicOperator'>,
  metadata: PassportMetadata,
): UntpPartyRole[] {
  const operator = createRelatedParty(economicOperator);
  const others = ROLES.flatMap((role) => createNamedParty(role, metadata[role], id) ?? []);
  return [operator, ...others.filter((other) => !isSame(other, operator))];
}

/** Metadata has no URI for a party, so that it gets one below that of the credential. */
function createNamedParty(
  role: (typeof ROLES)[number],
  named: unknown,
  credentialId: string,
): UntpPartyRole | undefined {
  const members = (typeof named === 'object' && named !== null ? named : { name: named }) as {
    readonly [member: string]: unknown;
  };
  const name = textIn(members, 'name');
  if (name === undefined) return undefined;
  const registeredId = textIn(members, 'eori') ?? textIn(members, 'operatorId');
  const organisationWebsite = httpUri(members['webAddress']);
  return {
    role,
    party: {
      type: ['Party'],
      id: `${credentialId}#${role}`,
      name,
      ...(registeredId !== undefined && { registeredId }),
      ...(organisationWebsite !== undefined && { organisationWebsite }),
    },
  };
}

function isSame(one: UntpPartyRole, other: UntpPartyRole): boolean {
  return one.role === other.role && one.party.name === other.party.name;
}
