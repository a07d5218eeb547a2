import type { FieldRule } from '@dpp/espr-validate/rules';
import { lawIn, type LawWords } from './law-in.js';

/** Explanations of fields in one language, by the English text of the rule table. */
export type Explanations = Readonly<Record<string, string>>;

/** What a language has: explanations, and the words that references to acts are made of. */
export interface HelpTexts {
  readonly explanations: Explanations;
  readonly law: LawWords;
}

/** What a form says below a field. */
export interface Help {
  /**
   * The explanation of a field, and behind it the act that asks for the value.
   *
   * @returns `lang` is the language of the text: English where the language of the reader has no explanation.
   */
  readonly explain: (rule: ExplainedRule) => { readonly text: string; readonly lang: string };
}

type ExplainedRule = Partial<Pick<FieldRule, 'description' | 'legalBasis'>>;

/** Languages with explanations of their own, a chunk each. */
const translated: Readonly<Record<string, () => Promise<HelpTexts>>> = {
  bg: async () => (await import('./bg.js')).bg,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  it: async () => (await import('./it.js')).it,
  pl: async () => (await import('./pl.js')).pl,
};

export const helpLanguages: readonly string[] = Object.keys(translated);

/** @param locale - Tag of the reader's language. */
export async function loadHelp(locale: string): Promise<Help> {
  const texts = await translated[locale]?.();
  return { explain: (rule) => explained(rule, locale, texts) };
}

function explained(
  { description = '', legalBasis }: ExplainedRule,
  locale: string,
  texts: HelpTexts | undefined,
) {
  const own = texts?.explanations[description];
  if (texts === undefined || own === undefined) {
    return { text: sentences(description, legalBasis), lang: 'en' };
  }
  const law = legalBasis === undefined ? undefined : lawIn(texts.law, legalBasis);
  return { text: sentences(own, law), lang: locale };
}

const sentences = (explanation: string, law: string | undefined) =>
  law === undefined ? explanation : `${explanation}. ${law}`;
