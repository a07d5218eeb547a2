import { useTexts } from '../../texts/use-texts.js';

/** What a refusal means and what to do, by its code. */
export function useRefusals(): Readonly<Record<string, string>> {
  const { refusals, superseded, revision } = useTexts('batches').words;
  return { ...refusals, PASSPORT_SUPERSEDED: superseded, REVISION_NOT_PUBLISHED: revision };
}
