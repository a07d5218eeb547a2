import type { CertificateSubject } from '@dpp/merkle-seal/certificates';
import type { Tenant } from '../auth/caller-model.js';

/** Register, country, hyphen, number: EN 319 412-1, section 5.1.4. */
const registered = /^(?:VAT|NTR|PSD)([A-Z]{2})-\S.*$/;
/** A national scheme of two characters: the same section. */
const national = /^[A-Z0-9]{2}:([A-Z]{2})-\S.*$/;
/** Legal entity identifiers have a prefix of no country. */
const leiPrefix = 'LEIXG-';
const lei = /^[A-Z0-9]{18}[0-9]{2}$/;

/**
 * How a certificate names the legal person behind a workspace (EN 319 412-3, section 4.2.1). Its number
 * stands there only when it says of which register it is: a bare one would be a claim without a scheme.
 */
export function certificateSubjectOf({ name, legalId }: Tenant): CertificateSubject {
  const subject = { commonName: name, organization: name };
  const identifier = legalId?.trim() ?? '';
  const [, country] = registered.exec(identifier) ?? national.exec(identifier) ?? [];
  if (country !== undefined) return { ...subject, country, organizationIdentifier: identifier };
  const code = identifier.startsWith(leiPrefix) ? identifier.slice(leiPrefix.length) : identifier;
  return isLei(code) ? { ...subject, organizationIdentifier: `${leiPrefix}${code}` } : subject;
}

/** ISO 17442: 18 characters and two check digits by ISO/IEC 7064, MOD 97-10. */
function isLei(code: string): boolean {
  if (!lei.test(code)) return false;
  const digits = [...code].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
