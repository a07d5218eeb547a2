import { EXTENSION_CONTEXT, OTHER_CHARACTERISTICS } from '../untp/extension-context.js';
import type { ClaimPath } from './claim-path.js';

/** True when issuers let a claim be kept back (draft-ietf-oauth-sd-jwt-vc). */
export type SelectiveDisclosure = 'always' | 'never';

/** What is said of a claim. */
export interface ClaimMetadata {
  readonly path: ClaimPath;
  readonly sd: SelectiveDisclosure;
  /** True when every passport has it. Default: false. */
  readonly mandatory?: true;
  readonly display?: readonly { readonly locale: string; readonly label: string }[];
}

/** A Type Metadata document (draft-ietf-oauth-sd-jwt-vc, "Type Metadata Format"). */
export interface PassportTypeMetadata {
  readonly vct: string;
  readonly name: string;
  readonly description: string;
  readonly display: readonly {
    readonly locale: string;
    readonly name: string;
    readonly description: string;
  }[];
  readonly claims: readonly ClaimMetadata[];
}

/** Path, selective disclosure, presence in every passport, label. */
type DescribedClaim = readonly [ClaimPath, SelectiveDisclosure, 'mandatory' | 'optional', string];

/** Paths within `credentialSubject`. */
const SUBJECT_CLAIMS: readonly DescribedClaim[] = [
  [['id'], 'never', 'mandatory', 'Product identifier'],
  [['name'], 'never', 'mandatory', 'Product name'],
  [['idScheme'], 'never', 'mandatory', 'Identifier scheme'],
  [['modelNumber'], 'never', 'optional', 'Model number'],
  [['idGranularity'], 'never', 'mandatory', 'Model, batch or item'],
  [['productCategory'], 'never', 'mandatory', 'Product category'],
  [['relatedParty'], 'never', 'mandatory', 'Economic operators'],
  [['producedAtFacility'], 'always', 'mandatory', 'Manufacturing facility'],
  [['countryOfProduction'], 'always', 'mandatory', 'Country of production'],
  [['materialProvenance'], 'always', 'optional', 'Materials and their origin'],
  [['performanceClaim'], 'always', 'optional', 'Environmental performance'],
  [['characteristics'], 'never', 'mandatory', 'Characteristics'],
];

const ENVELOPE_CLAIMS: readonly DescribedClaim[] = [
  [['iss'], 'never', 'mandatory', 'Issuer'],
  [['vct'], 'never', 'mandatory', 'Type'],
  [['nbf'], 'never', 'mandatory', 'Valid from'],
  [['exp'], 'never', 'optional', 'Valid until'],
  [['@context'], 'never', 'mandatory', 'JSON-LD contexts'],
  [['type'], 'never', 'mandatory', 'Credential types'],
  [['id'], 'never', 'mandatory', 'Credential identifier'],
  [['name'], 'never', 'mandatory', 'Credential name'],
  [['issuer'], 'never', 'mandatory', 'Issuer in detail'],
  [['validFrom'], 'never', 'mandatory', 'Valid from'],
  [['validUntil'], 'never', 'optional', 'Valid until'],
  [['credentialStatus'], 'never', 'optional', 'Where to ask for revocation'],
  [['credentialSubject'], 'never', 'mandatory', 'Product'],
];

/**
 * Writes the document to serve at the `vct` of passports, as `application/json`. It says of each claim if it can be
 * kept back, as `createPassportSdJwtInput` does it. Keys without a term of the extension context can be kept back
 * too; no path names them.
 *
 * @see draft-ietf-oauth-sd-jwt-vc, "SD-JWT VC Type Metadata".
 */
export function createPassportTypeMetadata({
  vct,
}: {
  readonly vct: string;
}): PassportTypeMetadata {
  const name = 'Digital product passport';
  const description =
    'A product model, where it was made, of what, and its characteristics, by the UN Transparency Protocol 0.7.0.';
  return {
    vct,
    name,
    description,
    display: [{ locale: 'en', name, description }],
    claims: [
      ...ENVELOPE_CLAIMS.map((claim) => describeClaim(claim)),
      ...SUBJECT_CLAIMS.map(([path, ...claim]) =>
        describeClaim([['credentialSubject', ...path], ...claim]),
      ),
      ...Object.keys(EXTENSION_CONTEXT['@context']).map(describeCharacteristic),
    ],
  };
}

function describeClaim([path, sd, presence, label]: DescribedClaim): ClaimMetadata {
  return {
    path,
    sd,
    ...(presence === 'mandatory' && { mandatory: true }),
    display: [{ locale: 'en', label }],
  };
}

/** The others are open as a whole, and each of them can be kept back. */
function describeCharacteristic(key: string): ClaimMetadata {
  const path = ['credentialSubject', 'characteristics', key];
  return { path, sd: key === OTHER_CHARACTERISTICS ? 'never' : 'always' };
}
