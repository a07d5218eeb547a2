import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import {
  LANGUAGES_MARKER,
  PUBLISHED_MARKER,
  TEXTS_ID,
  askForNumber,
  wordVerifierPage,
  type PublishedTexts,
} from '@dpp/merkle-seal/verifier-texts';
import { keepQuery, type Language } from '@dpp/passport-page';
import { languageLinks, type VerifierWords } from '@dpp/passport-page/verifier';
import { verifierTextsOf } from '../../../representations/page/verify-texts/verify-texts.js';

/** The page as `@dpp/merkle-seal` ships it, which works from a file too. */
const page = readFileSync(
  createRequire(import.meta.url).resolve('@dpp/merkle-seal/verifier.html'),
  'utf8',
);

const policyInPage = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
  askForNumber(page, 'en'),
)?.[1];
if (
  policyInPage === undefined ||
  ![LANGUAGES_MARKER, PUBLISHED_MARKER].every((marker) => page.includes(marker))
) {
  throw new Error('The verifier page of @dpp/merkle-seal is not the one this server knows.');
}

/** The policy of the page itself, and the part that only a header can say. */
export const verifierPolicy = `${policyInPage}; frame-ancestors 'none'`;

/** A document that the page verifies as soon as it is open. */
export interface PublishedDocument {
  readonly passportId: string;
  /** File name. */
  readonly name: string;
  /** Content of the file: its digest is that of these bytes. */
  readonly text: string;
  /** Path that the file is saved from. */
  readonly href: string;
  /** The same in the language of its reader. */
  readonly words: VerifierWords;
}

/** The parts of the page for one reader. */
interface VerifierPageOptions {
  readonly language: Language;
  /** Address of this server, which is named as the source of the authorities. */
  readonly origin: string;
  /** PEM certificates of the seal authorities. */
  readonly certificates: readonly string[];
  readonly published: PublishedDocument | undefined;
}

/**
 * The page in a language, with the authorities of this server filled in, and a document where one was asked
 * for: data, which no policy has to allow. The page says who filled the authorities in.
 */
export function verifierPage(options: VerifierPageOptions): string {
  const { language, origin, certificates, published } = options;
  const islands = [
    certificates.length === 0
      ? ''
      : island('published-authorities', { origin, pem: certificates.join('') }),
    published ? island('published-document', published) : '',
  ];
  // The links to other languages keep the passport; only the frame before the data has such links.
  const [frame = '', script = ''] = pageIn(language).split(PUBLISHED_MARKER);
  const kept = published ? `passport=${published.passportId}` : '';
  return keepQuery(frame, kept) + islands.join('') + script;
}

const pages = new Map<Locale, string>();

/** The page in a language, with its texts as data; made once, as one is 150 kB. */
function pageIn(language: Language): string {
  const { locale } = language;
  const known = pages.get(locale);
  if (known !== undefined) return known;
  const texts = verifierTextsOf(locale);
  const published: PublishedTexts = { lang: locale, texts, labels: memberLabels(language) };
  const made = wordVerifierPage(askForNumber(page, locale), locale, texts)
    .replace(LANGUAGES_MARKER, () => languageLinks({ language }))
    .replace(PUBLISHED_MARKER, (marker) => marker + island(TEXTS_ID, published));
  pages.set(locale, made);
  return made;
}

/** The label of every member that has one, by its name. */
function memberLabels({ label }: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(wordingOf('en').catalogue.labels).flatMap((member) => {
      const found = label(member);
      return found === undefined ? [] : [[member, found] as const];
    }),
  );
}

/** No value ends the element: `<` never stands in it. */
function island(id: string, value: object): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
