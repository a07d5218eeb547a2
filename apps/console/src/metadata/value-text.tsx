import { useTexts } from '../texts/use-texts.js';
import { useValueWords } from './use-value-words.js';
import { valueText } from './value-words.js';

/** A value of the metadata in words, on a line for each entry of a list. */
export function ValueText({ value }: { readonly value: unknown }) {
  const { words } = useTexts('editor');
  const text = valueText(value, useValueWords());
  return text === '' ? <i>{words.nothing}</i> : <span class="lines">{text}</span>;
}
