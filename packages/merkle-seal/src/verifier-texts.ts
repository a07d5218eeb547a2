import { ownTexts, putIn, type VerifierTexts } from './report/english-texts.js';

export { englishVerifierTexts, ownTexts, putIn } from './report/english-texts.js';
export type { VerifierTexts } from './report/english-texts.js';

/** What a host puts into the page: a language, its texts, and what that language calls the members of passports. */
export interface PublishedTexts {
  /** A language tag. */
  readonly lang: string;
  readonly texts: VerifierTexts;
  /** The label of a member by its name; a member without one is shown by its name. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Where the page has its links to other languages: a host that has them puts them there. */
export const LANGUAGES_MARKER = '<!--languages-->';

/** Where a host puts its data: authorities, a document to verify, texts. */
export const PUBLISHED_MARKER = '<!--published-->';

/** Where the page has a field for the number of a passport: {@link askForNumber} puts it there. */
const NUMBER_MARKER = '<!--number-->';

/**
 * The page with a field for the number or the link of a published passport, which its host looks up: a `GET` of the
 * page's own address with `passport` and `lang`. Its policy then lets forms go to the host, and to no other.
 *
 * @param page - The page as this package ships it, before {@link wordVerifierPage}.
 * @param lang - A language tag.
 * @throws Error for another page.
 */
export function askForNumber(page: string, lang: string): string {
  const noForm = "form-action 'none'";
  if (![noForm, NUMBER_MARKER].every((part) => page.includes(part))) {
    throw new Error('This is not the page as the package ships it.');
  }
  return page.replace(noForm, "form-action 'self'").replace(
    NUMBER_MARKER,
    `<form class="ask" id="by-number" method="get"><input type="hidden" name="lang" value="${escapeMarkup(lang)}" />
<label for="number" data-t="start.number"></label>
<div class="field"><input id="number" name="passport" required maxlength="2000" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="number-hint" />
<button class="btn" data-t="start.checkNumber"></button></div>
<p class="note" id="number-hint" data-t="start.numberHint"></p></form>`,
  );
}

/** The element that holds the {@link PublishedTexts} as its data. */
export const TEXTS_ID = 'published-texts';

/**
 * The page in a language: its `lang`, and the text of each element that has a `data-t`. The script reads its own
 * texts from the data of the host.
 *
 * @param page - The page as this package ships it, or as an earlier call made it.
 */
export function wordVerifierPage(page: string, lang: string, texts: VerifierTexts): string {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;
  return page
    .replace(/<html lang="[^"]*"/, `<html lang="${escapeMarkup(lang)}"`)
    .replace(/(<[^<>]*>)([^<]*)/g, (all, tag: string) => {
      const [, group, key] = textName.exec(tag) ?? [];
      if (group === undefined || key === undefined) return all;
      const text = groups[group]?.[key];
      if (text === undefined) throw new Error(`The page has no text ${group}.${key}.`);
      return tag + escapeMarkup(putIn(text, ownTexts(texts)));
    });
}

/** Which text an element has: its group and its name there. */
const textName = /\sdata-t="(\w+)\.(\w+)"/;

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
