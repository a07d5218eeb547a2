import type { Batch } from '@dpp/client';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from '../passport/use-passport.js';
import { EndRecallQuestion, RecallQuestion } from './recall-question.js';
import { useRefusals } from './use-refusals.js';
import { batchesKey, batchesPath } from './use-batches.js';

interface BatchActionsProps {
  readonly source: Source;
  readonly batch: Batch;
  /** How many units are of it. */
  readonly units: number;
}

/** Change, recall or take the recall back; delete what was never public. */
export function BatchActions({ source, batch, units }: BatchActionsProps) {
  const { words } = useTexts('batches');
  const { words: passport } = useTexts('passport');
  const { words: companies } = useTexts('companies');
  const [asked, setAsked] = useState<'recall' | 'end' | 'delete'>();
  const close = () => setAsked(undefined);
  const isRecalled = batch.status === 'RECALLED';
  const isPublic = source.status !== 'DRAFT';
  return (
    <div class="acts">
      <Link class="btn" to={batchesPath(source.id, `?batch=${batch.id}&edit`)}>
        {companies.change}
      </Link>
      {isRecalled ? (
        <button class="btn" type="button" onClick={() => setAsked('end')}>
          {passport.wrong.endRecall}
        </button>
      ) : (
        <button class="btn stop" type="button" onClick={() => setAsked('recall')}>
          <Icon name="stop" small />
          {passport.wrong.recall}
        </button>
      )}
      {!isPublic && units === 0 && (
        <button class="btn" type="button" onClick={() => setAsked('delete')}>
          {words.delete}
        </button>
      )}
      {isPublic && <p class="note">{words.stays}</p>}
      {asked === 'recall' && <RecallQuestion batch={batch} units={units} onClose={close} />}
      {asked === 'end' && <EndRecallQuestion batch={batch} onClose={close} />}
      {asked === 'delete' && <DeleteQuestion batch={batch} onClose={close} />}
    </div>
  );
}

interface DeleteQuestionProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

function DeleteQuestion({ batch, onClose }: DeleteQuestionProps) {
  const { words, say, lang } = useTexts('batches');
  const refusals = useRefusals();
  const { words: passports } = useTexts('passports');
  const { route } = useLocation();
  const { id, lot, passportId } = batch;
  const remove = useAction(async () => {
    await client.batches.delete(id);
    showToast(say(words.deleted, { lot }));
    route(pathTo(batchesPath(passportId)), true);
  }, [batchesKey(passportId)]);
  return (
    <Question
      title={say(words.deleteTitle, { lot })}
      does={words.deleteDo}
      action={{ ...remove, error: undefined }}
      onClose={onClose}
      lang={lang}
    >
      <p>{passports.ask.deleteOneWhy}</p>
      {remove.error !== undefined && <Failure error={remove.error} sentences={refusals} />}
    </Question>
  );
}
