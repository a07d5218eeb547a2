import type { Locale } from '@dpp/espr-validate';
import { loadWording } from '@dpp/espr-validate/locales';
import { useQuery } from '@tanstack/preact-query';
import { localeTagOf } from '../texts/languages.js';
import { useLanguage, useTexts } from '../texts/use-texts.js';
import type { ValueWords } from './value-words.js';

/** Labels of fields are those of the rules, in the language of the reader: all 28 are there. */
export function useValueWords(): ValueWords & { readonly labelLang: string } {
  const { words, formats } = useTexts('common');
  const { language } = useLanguage();
  const locale = localeTagOf(language) as Locale;
  const { data: wording } = useQuery({
    queryKey: ['wording', locale],
    queryFn: () => loadWording(locale),
    staleTime: Infinity,
  });
  return {
    label: (member) => wording?.label(member) ?? member,
    labelLang: locale,
    formats,
    yes: words.yes,
    no: words.no,
  };
}
