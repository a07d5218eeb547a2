import { UNTP_CONTEXT_URL } from './digital-product-passport.js';
import type { JsonObject } from '../encoding/json-object.js';

/** Members that UNTP 0.7.0 requires of a passport credential, of its issuer and of its product. */
const REQUIRED = {
  credential: ['@context', 'id', 'issuer', 'validFrom', 'name', 'credentialSubject'],
  issuer: ['id', 'name'],
  product: ['id', 'name', 'idScheme', 'idGranularity', 'productCategory'],
} as const;
/** Required as well, but the holder of an SD-JWT may keep them back. */
const REQUIRED_IN_THE_OPEN = ['producedAtFacility', 'countryOfProduction'] as const;

/** True when a credential says that it is a digital product passport. */
export function isPassport({ type }: JsonObject): boolean {
  return Array.isArray(type) && type.includes('DigitalProductPassport');
}

/**
 * Lists what a passport credential lacks of the form that UNTP gives it. It looks at what is there, not at the
 * values: that is for a JSON Schema.
 *
 * @param isSelective - The credential was shown selectively, so that some members may have been kept back.
 * @returns Paths such as `credentialSubject.idScheme`; none for a passport that is complete.
 * @see UNTP 0.7.0, Digital Product Passport.
 */
export function missingFromPassport(credential: JsonObject, isSelective: boolean): string[] {
  const product = membersOf(credential['credentialSubject']);
  const open = isSelective ? [] : REQUIRED_IN_THE_OPEN;
  return [
    ...missing(credential, REQUIRED.credential, ''),
    ...missing(membersOf(credential['issuer']), REQUIRED.issuer, 'issuer.'),
    ...missing(product, [...REQUIRED.product, ...open], 'credentialSubject.'),
    ...(hasContext(credential['@context']) ? [] : [`@context ${UNTP_CONTEXT_URL}`]),
  ];
}

function missing(members: JsonObject, names: readonly string[], prefix: string): string[] {
  return names.filter((name) => !hasValue(members, name)).map((name) => prefix + name);
}

function hasValue(members: JsonObject, name: string): boolean {
  return Object.hasOwn(members, name) && members[name] !== null && members[name] !== '';
}

function hasContext(context: unknown): boolean {
  return Array.isArray(context) && context[1] === UNTP_CONTEXT_URL;
}

function membersOf(value: unknown): JsonObject {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonObject) : {};
}
