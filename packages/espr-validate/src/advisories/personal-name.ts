import { PERSONAL_WORDS } from './personal-words.js';

/** Fields named after one of these describe a thing or a firm: `productFamilyName`. */
const IMPERSONAL_SUBJECTS: ReadonlySet<string> = new Set(
  'brand,certificate,company,component,document,facility,fiber,fibre,ingredient,manufacturer,material,model,part,product,substance'.split(
    ',',
  ),
);

/** Letters that lose no mark when decomposed, as they are typed without a keyboard for them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** The words of a phrase joined, as `firstname` may be written too. */
interface PersonalPhrases {
  readonly anywhere: ReadonlySet<string>;
  /** Only as the last words of a name. */
  readonly atEnd: ReadonlySet<string>;
  readonly maxWords: number;
}

let phrases: PersonalPhrases | undefined;

const maxJudged = 1000;
/** Names recur from document to document; their number is bounded, as callers choose them. */
const judged = new Map<string, boolean>();

/**
 * True when a field name says that its value is the data of a person, in any of the 28 languages
 * and however its words are joined: `firstName`, `first_name`, `Prénom`, `sahkoposti`.
 */
export function isPersonalName(name: string): boolean {
  let verdict = judged.get(name);
  if (verdict === undefined) {
    verdict = judgeName(name);
    if (judged.size >= maxJudged) judged.clear();
    judged.set(name, verdict);
  }
  return verdict;
}

function judgeName(name: string): boolean {
  const { anywhere, atEnd, maxWords } = (phrases ??= readPhrases());
  const words = toWords(name);
  if (IMPERSONAL_SUBJECTS.has(words[0] ?? '')) return false;
  for (let start = 0; start < words.length; start++) {
    let joined = '';
    const last = Math.min(words.length, start + maxWords);
    for (let end = start; end < last; end++) {
      joined += words[end] ?? '';
      if (anywhere.has(joined)) return true;
      if (end === words.length - 1 && atEnd.has(joined)) return true;
    }
  }
  return false;
}

function readPhrases(): PersonalPhrases {
  const all = Object.values(PERSONAL_WORDS).join(',').split(',');
  const joined = (some: readonly string[]) =>
    new Set(some.map((phrase) => fold(phrase).replace(/[~ ]/g, '')));
  return {
    anywhere: joined(all.filter((phrase) => !phrase.startsWith('~'))),
    atEnd: joined(all.filter((phrase) => phrase.startsWith('~'))),
    maxWords: Math.max(...all.map((phrase) => phrase.split(' ').length)),
  };
}

/** `contactEMail`, `contact_e-mail` -> contact, e, mail */
function toWords(name: string): string[] {
  const spaced = name
    .normalize('NFC')
    .replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ');
  return fold(spaced)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** Lower case without marks: `Prénom` -> prenom, `Sähköposti` -> sahkoposti, `Имейл` -> имеил */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
