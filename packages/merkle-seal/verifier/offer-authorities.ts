import { parseCertificate } from '../src/certificates/certificate.js';
import { MerkleSealError } from '../src/error.js';
import { fingerprintOf } from '../src/crypto/fingerprint.js';
import { nobleCrypto } from '../src/crypto/noble-crypto.js';
import { formatPem, parsePemBlocks } from '../src/encoding/pem.js';
import { button, create, withClass } from './dom.js';
import { texts } from './published.js';

/** Certificates as PEM text, and the name of their file. */
export interface CertificateFile {
  readonly name: string;
  readonly text: string;
  /** True for certificates that stand in the file to be verified. */
  readonly isInFile?: boolean;
}

/** The place where certificates are offered, and what happens to one that is trusted. */
export interface Offer {
  readonly list: HTMLElement;
  readonly problem: HTMLElement;
  /** Fingerprints of those that are trusted already: they are not offered. */
  readonly trusted: readonly string[];
  readonly trust: (pem: string, isInFile: boolean) => void;
  /** True when there are no more. */
  readonly isOpen: boolean;
}

/** Shows each certificate once, with a button to trust it, in place of those offered before. */
export function offerAuthorities(files: readonly CertificateFile[], offer: Offer): void {
  const offered = new Map<string, HTMLElement>();
  const unreadable: string[] = [];
  for (const { name, text, isInFile = false } of files) {
    try {
      for (const der of parsePemBlocks('CERTIFICATE', text)) {
        const fingerprint = fingerprintOf(nobleCrypto, der);
        if (offer.trusted.includes(fingerprint)) continue;
        offered.set(
          fingerprint,
          offerOf(der, fingerprint, {
            ...offer,
            trust: (pem) => {
              offer.trust(pem, isInFile);
            },
          }),
        );
      }
    } catch (error) {
      if (!(error instanceof MerkleSealError)) throw error;
      unreadable.push(`${name}: ${texts.experts.unreadable}`);
    }
  }
  offer.list.replaceChildren(...offered.values());
  offer.problem.textContent = unreadable.join(' ');
}

/** Names come from the certificate itself: only its fingerprint can be compared with one known from elsewhere. */
function offerOf(
  der: Uint8Array,
  fingerprint: string,
  { trust, isOpen }: Pick<Offer, 'isOpen'> & { readonly trust: (pem: string) => void },
): HTMLElement {
  const { subject } = parseCertificate(der);
  const title = create('h3', `${texts.experts.offered}: `, create('strong', subject));
  const compared = create(
    'div',
    create('p', texts.who.fingerprint),
    withClass('fp', create('p', fingerprint)),
    create('p', texts.explain.compare),
    button(texts.who.trust, () => trust(formatPem('CERTIFICATE', der))),
  );
  const fold = create('details', create('summary', title), withClass('in', compared));
  fold.open = isOpen;
  return create('li', withClass('fold', fold));
}
