import { checkProductId } from '@dpp/espr-validate';
import {
  createProductPassportCredential,
  formatTenantDid,
  signVcJwt,
  type Es256Signer,
} from '@dpp/vc';
import type { Passport, PassportFacility } from '../features/passports/passport-model.js';
import { passportLink, passportUrl } from './digital-link-uri.js';
import { visibleMetadata } from './redaction.js';

export interface CredentialOptions {
  readonly baseUrl: string;
  /** Name of the issuing tenant and its number in a legal register. */
  readonly issuer: { readonly name: string; readonly legalId: string | null };
  readonly key: { readonly keyNumber: number; readonly es256Signer: Es256Signer };
}

/** The URL of the terms that neither W3C nor UNTP define. */
export function credentialContextUrl(baseUrl: string): string {
  return `${baseUrl}/contexts/dpp-credential/v1`;
}

/**
 * The passport as an enveloping UNTP credential. It is the same for every access tier: a credential
 * travels on, so it holds what the public may see.
 */
export function toVcJwt(
  passport: Passport & { manufacturingFacility: PassportFacility },
  { baseUrl, issuer, key }: CredentialOptions,
): Promise<string> {
  const did = formatTenantDid({ baseUrl, tenantId: passport.tenantId });
  const { category } = passport.metadata;
  const credential = createProductPassportCredential({
    id: passportUrl(passport.id, baseUrl),
    did,
    issuerName: issuer.name,
    issuerRegistrationId: issuer.legalId,
    productId: passport.productId,
    idScheme: idSchemeOf(passport.productId),
    digitalLinkUri: passportLink(passport, baseUrl),
    category: typeof category === 'string' ? category : '',
    metadata: visibleMetadata('public', passport.metadata).metadata,
    facility: passport.manufacturingFacility,
    economicOperator: passport.economicOperator,
    validFrom: (passport.publishedAt ?? passport.createdAt).toISOString(),
    contextUrl: credentialContextUrl(baseUrl),
  });
  return signVcJwt(credential, { did, keyNumber: key.keyNumber, signer: key.es256Signer });
}

function idSchemeOf(productId: string): 'GTIN' | 'GRAI' | 'other' {
  const check = checkProductId(productId);
  return check.valid && check.kind !== 'SKU' ? check.kind : 'other';
}
