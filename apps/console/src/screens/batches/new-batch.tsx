import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Field } from '../../parts/field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from '../passport/use-passport.js';
import { BatchForm } from './batch-form.js';
import { isLot } from './model/lots.js';
import { batchesPath, staleAfterBatch } from './use-batches.js';

const nothing = {};

/** A new batch: its lot, and what differs in it. */
export function NewBatch({ source }: { readonly source: Source }) {
  const { words, say } = useTexts('batches');
  const { route } = useLocation();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const lot = typed.trim();
  const add = useAction(async (metadata: Readonly<Record<string, unknown>>) => {
    const { batch } = await client.batches.create(source.id, { lot, metadata });
    showToast(say(words.added, { lot }));
    route(pathTo(batchesPath(source.id, `?batch=${batch.id}`)), true);
  }, staleAfterBatch(source.id));
  return (
    <BatchForm
      source={source}
      metadata={nothing}
      title={words.add}
      does={words.add}
      back={batchesPath(source.id)}
      save={add}
      isRight={isLot(lot)}
      onTry={() => setIsTried(true)}
    >
      <div class="form-width">
        <Field
          class="mono"
          label={words.lot}
          help={words.lotHelp}
          fault={isTried && !isLot(lot) ? words.lotFault : undefined}
          startsHere
          dir="ltr"
          autocomplete="off"
          spellcheck={false}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
    </BatchForm>
  );
}
