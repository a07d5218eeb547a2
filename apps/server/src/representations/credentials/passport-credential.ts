import { checkProductId } from '@dpp/espr-validate';
import {
  createBatchPassportCredential,
  createProductPassportCredential,
  createUnitPassportCredential,
  formatTenantDid,
  type Es256Signer,
  type ProductPassportCredential,
  type ProductPassportModel,
} from '@dpp/vc';
import type { Passport, PassportFacility } from '../../features/passports/passport-model.js';
import type { Batch } from '../../features/passports/batches/batch-model.js';
import type { BatteryUnit } from '../../features/units/unit-model.js';
import {
  batchLink,
  batchPath,
  passportLink,
  passportUrl,
  unitLink,
  unitUrl,
} from '../digital-link-uri.js';
import { passportOfBatch } from '../json-ld/batch-json-ld.js';
import { testName } from '../test-mark.js';
import { visibleMetadata } from '../redaction.js';
import { statusListEntry } from './status-list-entry.js';

/** A passport that has what every credential states. */
export type CertifiablePassport = Passport & { readonly manufacturingFacility: PassportFacility };

export interface CredentialOptions {
  readonly baseUrl: string;
  /** Name of the issuing tenant and its number in a legal register. */
  readonly issuer: { readonly name: string; readonly legalId: string | null };
  /** The place of the passport in the status list of its workspace. */
  readonly statusListIndex: number;
}

/** Who secures a credential, and when. */
export interface CredentialKey {
  readonly baseUrl: string;
  readonly did: string;
  readonly keyNumber: number;
  readonly es256Signer: Es256Signer;
  readonly at: Date;
}

/** Secures a credential in one of the forms there are. @returns Text of the form's media type. */
export type SecureCredential = (
  credential: ProductPassportCredential,
  key: CredentialKey,
) => Promise<string>;

/** The URL of the terms that neither W3C nor UNTP define. */
export function credentialContextUrl(baseUrl: string): string {
  return `${baseUrl}/contexts/dpp-credential/v1`;
}

/**
 * The passport as a UNTP credential, which is not secured yet. It is the same for every access tier: a
 * credential travels on, so it holds what the public may see.
 */
export function toPassportCredential(
  passport: CertifiablePassport,
  options: CredentialOptions,
): ProductPassportCredential {
  return marked(passport, createProductPassportCredential(modelOf(passport, options)));
}

/** The same of one battery unit: who it is and what its passport says, and nothing that is measured. */
export function toUnitCredential(
  unit: BatteryUnit,
  passport: CertifiablePassport,
  options: CredentialOptions,
): ProductPassportCredential {
  const { baseUrl } = options;
  const { id, serialNumber, manufacturedAt } = unit;
  const { productId, isTest } = passport;
  const { uri } = unitLink({ id, serialNumber, productId, isTest }, baseUrl);
  const credential = createUnitPassportCredential({
    ...modelOf(passport, options),
    id: unitUrl(id, baseUrl),
    unit: {
      serialNumber,
      digitalLinkUri: uri,
      manufacturedAt: manufacturedAt?.toISOString(),
    },
  });
  return marked(passport, credential);
}

/** The same of one batch, with what it states in the place of its model. */
export function toBatchCredential(
  batch: Batch,
  passport: CertifiablePassport,
  options: CredentialOptions,
): ProductPassportCredential {
  const { id, productId, isTest } = passport;
  const { lot } = batch;
  const { metadata } = passportOfBatch(batch, passport);
  const digitalLinkUri = batchLink({ id, productId, isTest, lot }, options.baseUrl);
  const credential = createBatchPassportCredential({
    ...modelOf(passport, options),
    id: options.baseUrl + batchPath(id, lot),
    metadata: visibleMetadata('public', metadata).metadata,
    batch: { batchNumber: lot, digitalLinkUri },
  });
  return marked(passport, credential);
}

/**
 * A credential travels alone, and wallets show its names: of a sandbox each begins with TEST, that of the issuer too,
 * which is the name of the sandbox. A member of our own would be one that no context defines.
 */
function marked(
  { isTest }: Pick<Passport, 'isTest'>,
  credential: ProductPassportCredential,
): ProductPassportCredential {
  if (!isTest) return credential;
  const { name, credentialSubject } = credential;
  return {
    ...credential,
    name: testName(name),
    credentialSubject: { ...credentialSubject, name: testName(credentialSubject.name) },
  };
}

function modelOf(
  passport: CertifiablePassport,
  { baseUrl, issuer, statusListIndex }: CredentialOptions,
): ProductPassportModel {
  const { tenantId } = passport;
  const { category } = passport.metadata;
  return {
    id: passportUrl(passport.id, baseUrl),
    did: formatTenantDid({ baseUrl, tenantId }),
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
    credentialStatus: statusListEntry({ tenantId, statusListIndex }, baseUrl),
  };
}

function idSchemeOf(productId: string): 'GTIN' | 'GRAI' | 'other' {
  const check = checkProductId(productId);
  return check.valid && check.kind !== 'SKU' ? check.kind : 'other';
}
