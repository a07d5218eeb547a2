import type { Batch } from '@dpp/client';
import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from '../passport/use-passport.js';
import { BatchForm } from './batch-form.js';
import { batchesPath, staleAfterBatch } from './use-batches.js';

export interface BatchProps {
  readonly source: Source;
  readonly batch: Batch;
}

/** What differs in a batch, in the form of its fields. Its lot never changes. */
export function ChangeBatch({ source, batch }: BatchProps) {
  const { words, say } = useTexts('batches');
  const { words: editor } = useTexts('editor');
  const { route } = useLocation();
  const { id, lot, metadata } = batch;
  const back = batchesPath(source.id, `?batch=${id}`);
  const save = useAction(async (changed: Readonly<Record<string, unknown>>) => {
    await client.batches.update(id, { metadata: changed });
    showToast(say(words.saved, { lot }));
    route(pathTo(back), true);
  }, staleAfterBatch(source.id));
  return (
    <BatchForm
      source={source}
      metadata={metadata}
      title={say(words.changeTitle, { lot })}
      does={editor.save}
      back={back}
      save={save}
    />
  );
}
