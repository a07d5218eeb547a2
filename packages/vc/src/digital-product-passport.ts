import type { PassportMetadata } from './characteristics.js';
import { createCharacteristics, withoutMaskedValues } from './characteristics.js';
import { CREDENTIALS_CONTEXT_URL } from './credential-form.js';
import { parseDateTimeStamp } from './date-time-stamp.js';
import { VcError } from './error.js';
import { createMaterialProvenance } from './material-provenance.js';
import type { BitstringStatusListEntry, ProductPassportModel } from './passport-model.js';
import { createPerformanceClaims } from './performance-claim.js';
import { createFacility, createRelatedParty, productIdScheme } from './untp-identity.js';
import type { UntpClassification, UntpParty, UntpProduct } from './untp-product.js';
import { vcReadiness } from './vc-readiness.js';

/** Context of all UNTP 0.7.0 credentials; UNTP's schema demands it in second place. */
export const UNTP_CONTEXT_URL = 'https://vocabulary.uncefact.org/untp/0.7.0/context/';

/** An unsecured passport credential. */
export interface ProductPassportCredential {
  readonly '@context': readonly [typeof CREDENTIALS_CONTEXT_URL, typeof UNTP_CONTEXT_URL, string];
  readonly type: readonly ['DigitalProductPassport', 'VerifiableCredential'];
  readonly id: string;
  readonly name: string;
  readonly issuer: {
    readonly type: readonly ['CredentialIssuer'];
    readonly id: string;
    readonly name: string;
    readonly issuerAlsoKnownAs?: readonly UntpParty[];
  };
  readonly validFrom: string;
  readonly credentialStatus?: BitstringStatusListEntry;
  readonly credentialSubject: UntpProduct;
}

/**
 * Builds the credential of a product model. Nothing is signed: see `signVcJwt`.
 *
 * Metadata goes into `characteristics`, except what the credential says elsewhere: the category, a
 * GTIN or GRAI that is the product id, a name that is the product's, a model number, and a
 * composition whose every material has an origin (then `materialProvenance`). Masked values and
 * restricted keys never enter.
 *
 * @throws {@link VcError} `NOT_VC_READY` without a facility that has a country; `INVALID_DATE` if
 * `validFrom` is no date and time with a time zone.
 * @see W3C VC Data Model 2.0 section 4; UNTP 0.7.0, Digital Product Passport.
 */
export function createProductPassportCredential(
  model: ProductPassportModel,
): ProductPassportCredential {
  const { vcReady, blockers } = vcReadiness(model);
  if (!vcReady) throw new VcError('NOT_VC_READY', blockers.join(' '));
  if (parseDateTimeStamp(model.validFrom) === undefined) {
    throw new VcError('INVALID_DATE', 'validFrom needs a date, a time and a time zone.');
  }
  const credentialSubject = createProduct(model);
  return {
    '@context': [CREDENTIALS_CONTEXT_URL, UNTP_CONTEXT_URL, model.contextUrl],
    type: ['DigitalProductPassport', 'VerifiableCredential'],
    id: model.id,
    name: `Digital product passport: ${credentialSubject.name}`,
    issuer: createIssuer(model),
    validFrom: model.validFrom,
    ...(model.credentialStatus && { credentialStatus: model.credentialStatus }),
    credentialSubject,
  };
}

function createIssuer(model: ProductPassportModel): ProductPassportCredential['issuer'] {
  const { did: id, issuerName: name, issuerRegistrationId: registeredId } = model;
  return {
    type: ['CredentialIssuer'],
    id,
    name,
    ...(registeredId && { issuerAlsoKnownAs: [{ type: ['Party'], id, name, registeredId }] }),
  };
}

function createProduct(model: ProductPassportModel): UntpProduct {
  const metadata = withoutMaskedValues(model.metadata);
  const { model: modelNumber, materialComposition, ...others } = metadata;
  const hasModelNumber = typeof modelNumber === 'string';
  const provenance = createMaterialProvenance(materialComposition, model.contextUrl);
  const name = model.productName ?? nameIn(metadata['productName']) ?? model.productId;
  const said = { category: model.category, gtin: model.productId, grai: model.productId };
  const claims = createPerformanceClaims({
    metadata,
    credentialId: model.id,
    claimDate: model.validFrom.slice(0, 10),
  });
  return {
    type: ['Product'],
    id: model.digitalLinkUri,
    name,
    idScheme: productIdScheme(model),
    ...(hasModelNumber && { modelNumber }),
    idGranularity: 'model',
    productCategory: [createCategory(model)],
    relatedParty: [createRelatedParty(model.economicOperator)],
    producedAtFacility: createFacility(model.facility),
    countryOfProduction: { countryCode: model.facility.country.trim().toUpperCase() },
    ...(provenance && { materialProvenance: provenance }),
    characteristics: createCharacteristics({
      ...withoutRepetition(others, { ...said, productName: name }),
      ...(modelNumber !== undefined && !hasModelNumber && { model: modelNumber }),
      ...(materialComposition !== undefined && !provenance && { materialComposition }),
    }),
    ...(claims.length > 0 && { performanceClaim: claims }),
  };
}

function createCategory({ category, contextUrl }: ProductPassportModel): UntpClassification {
  return {
    code: category,
    name: category,
    schemeId: `${contextUrl}#category`,
    schemeName: 'Product categories of the issuer',
  };
}

/** Leaves out the entries whose value the credential already states in another place. */
function withoutRepetition(metadata: PassportMetadata, said: PassportMetadata): PassportMetadata {
  return Object.fromEntries(
    Object.entries(metadata).filter(([key, value]) => !(key in said) || value !== said[key]),
  );
}

/** Reads `productName`: one text, or a list of `{ value, language }`. */
function nameIn(productName: unknown): string | undefined {
  if (typeof productName === 'string') return productName;
  if (!Array.isArray(productName)) return undefined;
  const texts = productName as { value?: unknown; language?: unknown }[];
  const text = texts.find((entry) => entry?.language === 'en') ?? texts[0];
  return typeof text?.value === 'string' ? text.value : undefined;
}
