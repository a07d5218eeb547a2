import { contentOf, DerTag, readDerElements } from '../asn1/der.js';
import { decodeOid, Oid } from '../asn1/oid.js';
import { KeyUsage, parseCertificate } from '../certificates/certificate.js';
import type { Certificate } from '../certificates/certificate.js';

/** A certificate of an authority or above it, with what only time-stamping reads. */
export interface AuthorityCertificate extends Certificate {
  readonly der: Uint8Array;
  readonly subjectKeyIdentifier: Uint8Array | undefined;
  readonly extendedKeyUsage:
    { readonly critical: boolean; readonly purposes: readonly string[] } | undefined;
}

export const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const ANY_PURPOSE = '2.5.29.37.0';

/** Parses a certificate; throws as `parseCertificate` does. */
export function parseAuthorityCertificate(der: Uint8Array): AuthorityCertificate {
  const certificate = parseCertificate(der);
  const find = (wanted: string) => certificate.extensions.find(({ oid }) => oid === wanted);
  const keyIdentifier = find(Oid.subjectKeyIdentifier)?.value;
  const usage = find(EXTENDED_KEY_USAGE);
  return {
    ...certificate,
    der,
    subjectKeyIdentifier: keyIdentifier && contentOf(keyIdentifier, DerTag.OCTET_STRING),
    extendedKeyUsage: usage && {
      critical: usage.critical,
      purposes: readDerElements(contentOf(usage.value, DerTag.SEQUENCE)).map((purpose) =>
        decodeOid(contentOf(purpose, DerTag.OID)),
      ),
    },
  };
}

/**
 * What is wrong with a certificate as that of a time-stamping authority, if anything: its extended key
 * usage is critical and timeStamping alone, its key usage is for signatures.
 *
 * @see RFC 3161, section 2.3.
 */
export function faultOfSigner(certificate: AuthorityCertificate): string | undefined {
  const { extendedKeyUsage: usage, keyUsage, isCa } = certificate;
  if (isCa) return 'it is an authority for certificates';
  if (usage === undefined) return 'it has no extended key usage';
  if (!usage.critical) return 'its extended key usage is not critical';
  if (usage.purposes.length !== 1 || usage.purposes[0] !== TIME_STAMPING) {
    return 'it is not for time-stamping alone';
  }
  const others = [...(keyUsage ?? [])].filter(
    (bit) => bit !== KeyUsage.digitalSignature && bit !== KeyUsage.nonRepudiation,
  );
  if (keyUsage && (keyUsage.size === 0 || others.length > 0)) {
    return 'its key usage is not for signatures alone';
  }
  return undefined;
}

/** What forbids a certificate to stand above a time-stamping authority, if anything. */
export function faultOfIssuer(
  { isCa, keyUsage, pathLength, extendedKeyUsage }: AuthorityCertificate,
  below: number,
): string | undefined {
  if (!isCa) return 'it is not an authority';
  if (keyUsage && !keyUsage.has(KeyUsage.keyCertSign))
    return 'its key usage does not allow certificates';
  if (pathLength !== undefined && below > pathLength) return 'the path is longer than it allows';
  const purposes = extendedKeyUsage?.purposes ?? [ANY_PURPOSE];
  return purposes.includes(TIME_STAMPING) || purposes.includes(ANY_PURPOSE)
    ? undefined
    : 'its extended key usage rules time-stamping out';
}
