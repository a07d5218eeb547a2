import type { Wording } from '@dpp/espr-validate';
import type { CategoryRules } from '@dpp/espr-validate/rules';
import { useQuery } from '@tanstack/preact-query';
import { useTexts } from '../../texts/use-texts.js';
import { isCategory, loadRules } from '../editor/rules-of.js';
import { isOtherTarget, pathInWords } from './model/fields.js';
import { useFaultLanguage, type Import } from './use-import.js';

export interface Labels {
  /** A column's target, or the field of a fault, in words. */
  readonly nameOf: (target: string) => string;
  /** Undefined until they are loaded, and of a table whose rows name their categories. */
  readonly rules: CategoryRules | undefined;
  readonly wording: Wording | undefined;
}

/** Names of fields in the reader's language, and the rules of the category. */
export function useLabels({ category }: Pick<Import, 'category'>): Labels {
  const { words } = useTexts('imports');
  const lang = useFaultLanguage();
  const { data } = useQuery({
    queryKey: ['import-rules', category, lang],
    queryFn: () => loadAll(category, lang),
    staleTime: Infinity,
  });
  const label = data?.wording.label ?? ((member: string) => member);
  const nameOf = (target: string) => {
    if (target === '') return words.wholeRow;
    return isOtherTarget(target) ? words.others[target] : pathInWords(target, label);
  };
  return { nameOf, rules: data?.category, wording: data?.wording };
}

async function loadAll(category: string | null, lang: string) {
  if (isCategory(category)) return await loadRules(category, lang);
  const { loadWording } = await import('@dpp/espr-validate/locales');
  return { category: undefined, wording: await loadWording(lang as Wording['locale']) };
}
