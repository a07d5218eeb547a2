import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { EntryList } from '../audit/entry-list.js';
import type { PartProps } from './tabs.js';

/** What was done to this passport, as the log of the workspace has it; an entry opens there. */
export function PassportLog({ source }: PartProps) {
  const { words, lang } = useTexts('audit');
  return (
    <section class="stack" aria-label={words.list} lang={lang}>
      <EntryList log={client.auditLog} address={{ kind: 'passport', target: source.id }} />
    </section>
  );
}
