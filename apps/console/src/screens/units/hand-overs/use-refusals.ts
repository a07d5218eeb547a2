import { useTexts } from '../../../texts/use-texts.js';

/** What a refusal of a hand-over means and what to do, by its code. */
export function useRefusals(): Readonly<Record<string, string>> {
  const { refusals } = useTexts('handOvers').words;
  return { ...refusals, REVISION_NOT_PUBLISHED: refusals.HAND_OVER_DRAFT };
}
