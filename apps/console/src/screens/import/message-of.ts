import type { Wording } from '@dpp/espr-validate';
import { withoutLabel } from '../../form/model/faults.js';
import type { UsedSection } from '../../texts/use-texts.js';
import type { FaultGroup } from './use-import.js';

type Said = Pick<FaultGroup, 'code' | 'friendlyMessage'>;

/** The sentence of a fault, without the label that stands beside it. Only faults of metadata come in every language. */
export function messageOf(
  { code, friendlyMessage }: Said,
  wording: Wording | undefined,
  { words, lang, say }: UsedSection<'imports'>,
): string {
  if (code === 'FIELD_INVALID' || code === 'FIELD_MISSING') {
    const text = wording ? withoutLabel(friendlyMessage, wording) : friendlyMessage;
    return text === '' ? words.codes[code] : text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  }
  return say(words.codes[code], { message: friendlyMessage });
}
