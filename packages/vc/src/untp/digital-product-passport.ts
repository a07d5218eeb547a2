import { CREDENTIALS_CONTEXT_URL } from '../data-model/credential-form.js';
import { parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import { VcError } from '../error.js';
import type {
  BatchPassportModel,
  BitstringStatusListEntry,
  IssuingSoftware,
  ProductPassportModel,
  UnitPassportModel,
} from './passport-model.js';
import { createBatchSubject, createItemSubject, createModelSubject } from './product-subject.js';
import type {
  UntpParty,
  UntpProduct,
  UntpProductBatch,
  UntpProductItem,
  UntpProductModel,
} from './untp-product.js';
import { vcReadiness } from './vc-readiness.js';

/** Context of all UNTP 0.7.0 credentials; UNTP's schema demands it in second place. */
export const UNTP_CONTEXT_URL = 'https://vocabulary.uncefact.org/untp/0.7.0/context/';

/** An unsecured passport credential, of a model, or of one batch or unit of it. */
export interface ProductPassportCredential<Subject extends UntpProduct = UntpProduct> {
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
  readonly issuingSoftware?: IssuingSoftware;
  readonly credentialStatus?: BitstringStatusListEntry;
  readonly credentialSubject: Subject;
}

/**
 * Builds the credential of a product model. Nothing is signed: see `signVcJwt`.
 *
 * Metadata that UNTP has a property for stands there; everything that such a property does not say word for word is
 * in `characteristics`, so that nothing is lost. Masked values and restricted keys never enter.
 *
 * @throws {@link VcError} `NOT_VC_READY` without a facility that has a country; `INVALID_DATE` if
 * `validFrom` is no date and time with a time zone; `INVALID_METADATA` if the metadata nests deeper
 * than 64 levels.
 * @see W3C VC Data Model 2.0 section 4; UNTP 0.7.0, Digital Product Passport.
 */
export function createProductPassportCredential(
  model: ProductPassportModel,
): ProductPassportCredential<UntpProductModel> {
  requireIssuable(model);
  return createEnvelope(model, createModelSubject(model));
}

/**
 * Builds the credential of one unit of a product model: the data of the model under the unit's serial
 * number and Digital Link, with a link to the passport of the model. Telemetry and status of the unit
 * are no part of it: they change, and a credential stays as it was signed.
 *
 * `credentialStatus` is that of the model's passport: the unit's credential falls with it.
 *
 * @throws {@link VcError} as `createProductPassportCredential`; `INVALID_SERIAL_NUMBER` if that of the
 * unit is blank; `INVALID_DATE` if `manufacturedAt` is neither a day nor a date and time with a zone.
 * @see UNTP 0.7.0, Product, `idGranularity`.
 */
export function createUnitPassportCredential(
  model: UnitPassportModel,
): ProductPassportCredential<UntpProductItem> {
  requireIssuable(model);
  return createEnvelope(model, createItemSubject(model));
}

/**
 * Builds the credential of one batch of a product model: the data of the model, with what the batch states in their place,
 * under its number and Digital Link, with a link to the passport of the model.
 *
 * `credentialStatus` is that of the model's passport: the batch's credential falls with it.
 *
 * @throws {@link VcError} as `createProductPassportCredential`; `INVALID_BATCH_NUMBER` if that of the batch is blank.
 * @see UNTP 0.7.0, Product, `idGranularity`.
 */
export function createBatchPassportCredential(
  model: BatchPassportModel,
): ProductPassportCredential<UntpProductBatch> {
  requireIssuable(model);
  return createEnvelope(model, createBatchSubject(model));
}

function requireIssuable(model: ProductPassportModel): void {
  const { vcReady, blockers } = vcReadiness(model);
  if (!vcReady) throw new VcError('NOT_VC_READY', blockers.join(' '));
  if (parseDateTimeStamp(model.validFrom) === undefined) {
    throw new VcError('INVALID_DATE', 'validFrom needs a date, a time and a time zone.');
  }
}

function createEnvelope<Subject extends UntpProduct>(
  model: ProductPassportModel,
  credentialSubject: Subject,
): ProductPassportCredential<Subject> {
  const { id, contextUrl, validFrom, issuingSoftware, credentialStatus } = model;
  return {
    '@context': [CREDENTIALS_CONTEXT_URL, UNTP_CONTEXT_URL, contextUrl],
    type: ['DigitalProductPassport', 'VerifiableCredential'],
    id,
    name: `Digital product passport: ${credentialSubject.name}`,
    issuer: createIssuer(model),
    validFrom,
    ...(issuingSoftware && { issuingSoftware }),
    ...(credentialStatus && { credentialStatus }),
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
