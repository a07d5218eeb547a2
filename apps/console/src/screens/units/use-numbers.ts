import { useTexts } from '../../texts/use-texts.js';
import { mostSerialNumbers, rangeOf, readSerialNumbers } from './model/serial-numbers.js';

interface ReadNumbers {
  readonly serialNumbers: readonly string[];
  readonly fault: string | undefined;
  readonly note: string | undefined;
}

/** So many of the wrong ones are named. */
const namedWrong = 5;

/** The numbers that are meant, or what is wrong with them. */
export function useNumbers(
  isRange: boolean,
  list: string,
  ends: { readonly first: string; readonly last: string },
): ReadNumbers {
  const { words, say, formats } = useTexts('units');
  if (isRange) {
    const range = rangeOf(ends.first, ends.last);
    if (typeof range !== 'string') {
      return { serialNumbers: range, fault: undefined, note: undefined };
    }
    const fault = say(words.rangeFaults[range], { most: mostSerialNumbers });
    return { serialNumbers: [], fault, note: undefined };
  }
  const { serialNumbers, wrong, repeated } = readSerialNumbers(list);
  const named = (texts: readonly string[]) =>
    formats.list([...texts.slice(0, namedWrong), ...(texts.length > namedWrong ? ['…'] : [])]);
  const note =
    repeated.length > 0 ? say(words.listRepeated, { texts: named(repeated) }) : undefined;
  const count = serialNumbers.length;
  const fault = () => {
    if (wrong.length > 0) return say(words.listWrong, { texts: named(wrong) });
    if (count === 0) return words.listEmpty;
    return count > mostSerialNumbers
      ? say(words.listMany, { most: mostSerialNumbers, count })
      : undefined;
  };
  return { serialNumbers, fault: fault(), note };
}
