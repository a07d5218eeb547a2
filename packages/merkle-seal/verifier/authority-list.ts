import { listAuthorities, type AuthoritySource } from '../src/certificates/authority-source.js';
import { MerkleSealError } from '../src/error.js';
import { putIn } from '../src/verifier-texts.js';
import { button, create, withClass } from './dom.js';
import { texts } from './published.js';

type Source = Pick<AuthoritySource, 'filledInBy' | 'isUnconfirmed'>;

const { who } = texts;

/** The authorities that stand in the page, and who gave each of them. */
export class AuthorityList {
  sources: readonly AuthoritySource[] = [];
  private readonly sourceOf = new Map<string, Source>();
  /** The host that put authorities into the page. */
  private host = '';

  constructor(
    private readonly list: HTMLElement,
    private readonly changed: () => void,
  ) {}

  /** Takes certificates that a person gave. */
  vouch(pem: string, filledInBy: string = who.you): void {
    this.note(pem, { filledInBy, isUnconfirmed: false });
  }

  /** Takes certificates that the host put into the page. */
  publish(pem: string, host: string): void {
    this.host = host;
    this.note(pem, { filledInBy: putIn(who.server, { server: host }), isUnconfirmed: true });
  }

  /** Takes the word of a person that a fingerprint is right. */
  confirm(fingerprint: string): void {
    const filledInBy = putIn(who.confirmed, { server: this.host });
    this.sourceOf.set(fingerprint, { filledInBy, isUnconfirmed: false });
    this.changed();
  }

  /** Shows the certificates of a text that can be read. */
  show(pem: string): void {
    const typed: Source = { filledInBy: who.you, isUnconfirmed: false };
    this.sources =
      pem.trim() === ''
        ? []
        : listAuthorities(pem, (fingerprint) => this.sourceOf.get(fingerprint) ?? typed);
    this.list.replaceChildren(...this.sources.map((source) => this.entryOf(source)));
  }

  private entryOf({ subject, fingerprint, filledInBy, isUnconfirmed }: AuthoritySource) {
    const entry = create(
      'li',
      create('strong', subject),
      withClass('fp', create('span', fingerprint)),
      create('span', `${who.givenBy}: ${filledInBy}`),
    );
    if (isUnconfirmed) {
      entry.append(
        button(who.trust, () => {
          this.confirm(fingerprint);
        }),
      );
    }
    return entry;
  }

  private note(pem: string, source: Source): void {
    try {
      for (const { fingerprint } of listAuthorities(pem, () => source)) {
        this.sourceOf.set(fingerprint, source);
      }
    } catch (error) {
      // The list that holds the text says that it is no certificate.
      if (!(error instanceof MerkleSealError)) throw error;
    }
  }
}
