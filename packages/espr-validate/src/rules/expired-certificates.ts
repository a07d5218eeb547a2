import type { CrossRule } from './cross-rule.js';
import { MAXIMUM_FAULTS } from './fault.js';
import { isIsoDate } from './iso-date.js';
import { entriesOf, membersOf } from './json-value.js';

/** Warns of certificates with a last day in the past. Says nothing where no current date was given. */
export const expiredCertificates: CrossRule = {
  id: 'expired-certificates',
  severity: 'warning',
  check: (metadata, { remarks }, { today }) => {
    if (today === undefined) return;
    const certificates = entriesOf(membersOf(metadata['regulatoryCompliance'])['certificates']);
    for (const [index, certificate] of certificates.entries()) {
      if (remarks.length >= MAXIMUM_FAULTS) return;
      if (!hasPassed(membersOf(certificate)['validUntil'], today)) continue;
      remarks.push({
        code: 'CERTIFICATE_EXPIRED',
        path: ['regulatoryCompliance', 'certificates', index, 'validUntil'],
        sentence: ({ catalogue }) => catalogue.advisories.certificateExpired,
      });
    }
  },
};

/** The day a certificate ends counts as a whole, in any time zone. */
function hasPassed(validUntil: unknown, today: string): boolean {
  return typeof validUntil === 'string' && isIsoDate(validUntil) && validUntil.slice(0, 10) < today;
}
