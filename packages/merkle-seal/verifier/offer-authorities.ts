import { parseCertificate } from '../src/certificate.js';
import { MerkleSealError } from '../src/error.js';
import { fingerprintOf } from '../src/fingerprint.js';
import { nobleCrypto } from '../src/noble-crypto.js';
import { formatPem, parsePemBlocks } from '../src/pem.js';
import { create } from './render-report.js';

/** A file of certificates that somebody dropped. */
export interface CertificateFile {
  readonly name: string;
  readonly text: string;
}

/** The place where certificates are offered, and what happens to one that is trusted. */
export interface Offer {
  readonly list: HTMLElement;
  readonly problem: HTMLElement;
  readonly trust: (pem: string) => void;
}

/** Shows each certificate once, with a button to trust it, in place of those offered before. */
export function offerAuthorities(files: readonly CertificateFile[], offer: Offer): void {
  const offered = new Map<string, HTMLElement>();
  const unreadable: string[] = [];
  for (const { name, text } of files) {
    try {
      for (const der of parsePemBlocks('CERTIFICATE', text)) {
        const fingerprint = fingerprintOf(nobleCrypto, der);
        offered.set(fingerprint, offerOf(der, fingerprint, offer));
      }
    } catch (error) {
      if (!(error instanceof MerkleSealError)) throw error;
      unreadable.push(`${name} holds no readable certificate: ${error.message}`);
    }
  }
  offer.list.replaceChildren(...offered.values());
  offer.problem.textContent = unreadable.join(' ');
}

/** Names come from the certificate itself: only its fingerprint can be compared with one known from elsewhere. */
function offerOf(der: Uint8Array, fingerprint: string, { trust }: Offer): HTMLElement {
  const { subject } = parseCertificate(der);
  const button = create('button', 'Trust this authority');
  button.type = 'button';
  const entry = create(
    'li',
    `Came with the file, not trusted: ${subject}. SHA-256 fingerprint: ${fingerprint}. `,
    button,
  );
  button.addEventListener('click', () => {
    entry.remove();
    trust(formatPem('CERTIFICATE', der));
  });
  return entry;
}
