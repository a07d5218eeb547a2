import { listAuthorities, type AuthoritySource } from '../src/authority-source.js';
import { MerkleSealError } from '../src/error.js';
import { create } from './render-report.js';

type Source = Pick<AuthoritySource, 'filledInBy' | 'isUnconfirmed'>;

const TYPED: Source = { filledInBy: 'you, typed or pasted', isUnconfirmed: false };

/** The authorities that stand in the page, and whose word each of them is. */
export class AuthorityList {
  sources: readonly AuthoritySource[] = [];
  private readonly sourceOf = new Map<string, Source>();

  constructor(
    private readonly list: HTMLElement,
    private readonly changed: () => void,
  ) {}

  /** Somebody who uses the page gave these certificates. */
  vouch(pem: string, filledInBy: string): void {
    this.note(pem, { filledInBy, isUnconfirmed: false });
  }

  /** Whoever served the page put these certificates into it. */
  publish(pem: string, filledInBy: string): void {
    this.note(pem, { filledInBy, isUnconfirmed: true });
  }

  /** Shows the certificates of a text that can be read. */
  show(pem: string): void {
    this.sources =
      pem.trim() === ''
        ? []
        : listAuthorities(pem, (fingerprint) => this.sourceOf.get(fingerprint) ?? TYPED);
    this.list.replaceChildren(...this.sources.map((source) => this.entryOf(source)));
  }

  private entryOf({ subject, fingerprint, filledInBy, isUnconfirmed }: AuthoritySource) {
    const entry = create(
      'li',
      create('strong', subject),
      create('span', `SHA-256 fingerprint: ${fingerprint}`),
      create('span', `Filled in by ${filledInBy}.`),
    );
    if (!isUnconfirmed) return entry;
    const button = create('button', 'I know this fingerprint from elsewhere');
    button.type = 'button';
    button.addEventListener('click', () => {
      const confirmed = `${filledInBy}; its fingerprint confirmed by you`;
      this.sourceOf.set(fingerprint, { filledInBy: confirmed, isUnconfirmed: false });
      this.changed();
    });
    entry.append(
      create('span', 'Nobody has confirmed it: that may be the very party whose seals you verify.'),
      button,
    );
    entry.className = 'unconfirmed';
    return entry;
  }

  private note(pem: string, source: Source): void {
    try {
      for (const { fingerprint } of listAuthorities(pem, () => source)) {
        this.sourceOf.set(fingerprint, source);
      }
    } catch (error) {
      // Text that is no certificate is told of where it stands in the page.
      if (!(error instanceof MerkleSealError)) throw error;
    }
  }
}
