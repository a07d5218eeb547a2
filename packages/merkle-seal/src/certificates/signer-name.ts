import { organizationOf } from '../asn1/distinguished-name.js';
import { decodeBase64 } from '../encoding/base64.js';
import { parseCertificate } from './certificate.js';
import { MerkleSealError } from '../error.js';

/**
 * The organization that the certificate of a seal names, for a text that says who sealed. Nothing is
 * verified: the certificate may be expired, forged or of another key. Undefined without a certificate, or
 * where it cannot be read, or names no organization, or several.
 *
 * @param x5c - Base64 DER certificates, leaf first, as a proof block has them.
 */
export function readSignerName(x5c: readonly string[]): string | undefined {
  const [leaf] = x5c;
  if (leaf === undefined) return undefined;
  try {
    return organizationOf(parseCertificate(decodeBase64(leaf)).subjectName);
  } catch (error) {
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}

/** Compares names of companies without case and white space: an abbreviation is another name. */
export function isSameName(one: string, other: string | undefined): boolean {
  const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return other !== undefined && plain(one) === plain(other);
}
