import { NotFoundError, type Batch } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useEffect, useRef } from 'preact/hooks';
import { useValueWords } from '../../metadata/use-value-words.js';
import { valueText } from '../../metadata/value-words.js';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { FoldTable } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { lazyScreen } from '../../parts/lazy-screen.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from '../passport/use-passport.js';
import { BatchActions } from './batch-actions.js';
import { BatchStatusMark } from './batch-status.js';
import type { BatchProps } from './change-batch.js';
import { batchesPath, batchKey } from './use-batches.js';

/** The form comes with the rules that it checks by: it is loaded where it is asked for. */
const ChangeBatch = lazyScreen(async () => (await import('./change-batch.js')).ChangeBatch);

interface OpenedBatchProps {
  readonly source: Source;
  readonly id: string;
}

/** One batch: what differs in it, its recall, and what can be done with it. */
export function OpenedBatch({ source, id }: OpenedBatchProps) {
  const { words } = useTexts('batches');
  const { query } = useLocation();
  const may = usePermissions();
  const found = useQuery({
    queryKey: batchKey(id),
    queryFn: ({ signal }) => client.batches.get(id, { signal }),
  });
  const isGone = found.error instanceof NotFoundError;
  const isElsewhere = found.data !== undefined && found.data.batch.passportId !== source.id;
  const { batch, units = 0 } = found.data ?? {};
  return (
    <>
      <p>
        <Link class="alone" to={batchesPath(source.id)}>
          {words.all}
        </Link>
      </p>
      {(isGone || isElsewhere) && <p>{words.gone}</p>}
      {found.error && !isGone && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isLoading && <Bones lines={6} />}
      {batch && !isElsewhere && 'edit' in query && may('passport:update') && (
        <ChangeBatch source={source} batch={batch} />
      )}
      {batch && !isElsewhere && !('edit' in query && may('passport:update')) && (
        <Shown source={source} batch={batch} units={units} />
      )}
    </>
  );
}

function Shown({ source, batch, units }: BatchProps & { readonly units: number }) {
  const { words, say } = useTexts('batches');
  const unitWords = useTexts('units');
  const may = usePermissions();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPublic = source.status !== 'DRAFT';
  return (
    <section class="stack" aria-labelledby="batch">
      <div class="head">
        <div>
          <h2 id="batch" tabIndex={-1} ref={heading}>
            {say(words.name, { lot: batch.lot })}
          </h2>
          <p class="line">
            <BatchStatusMark status={batch.status} />
            {isPublic && (
              <a class="alone" href={batch.url} target="_blank" rel="noopener">
                {unitWords.words.openPublic}
              </a>
            )}
          </p>
        </div>
        {may('passport:update') && <BatchActions source={source} batch={batch} units={units} />}
      </div>
      <RecallNote batch={batch} />
      <Differences batch={batch} />
      {units > 0 && (
        <p>
          {say(words.named, { count: units })}{' '}
          {may('battery:read') && (
            <Link class="alone" to={`/units?batch=${batch.id}`}>
              {words.showUnits}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

/** What the holders of its products read. */
function RecallNote({ batch }: { readonly batch: Batch }) {
  const { words, say } = useTexts('batches');
  const { status, statusNote: note, lot } = batch;
  if (status !== 'RECALLED') return null;
  return (
    <div class="bar-note stop">
      <Icon name="stop" />
      <div>
        <p>
          <b>{say(words.recalled, { lot })}</b> {note?.reason} {note?.contact}
        </p>
        {note?.noticeUrl !== undefined && (
          <a href={note.noticeUrl} rel="noreferrer">
            {note.noticeUrl}
          </a>
        )}
      </div>
    </div>
  );
}

function Differences({ batch }: { readonly batch: Batch }) {
  const { words } = useTexts('batches');
  const { words: passport } = useTexts('passport');
  const values = useValueWords();
  const fields = Object.entries(batch.metadata as Readonly<Record<string, unknown>>);
  return (
    <section class="sec" aria-labelledby="differs">
      <header>
        <h3 id="differs">{words.differs}</h3>
      </header>
      {fields.length === 0 ? (
        <p class="note">{words.nothingDiffers}</p>
      ) : (
        <FoldTable
          caption={words.differs}
          isNarrow
          columns={[
            {
              name: passport.field,
              cell: ([field]) => <span lang={values.labelLang}>{values.label(field)}</span>,
            },
            {
              name: passport.value,
              cell: ([, value]) => <span class="lines">{valueText(value, values)}</span>,
            },
          ]}
          rows={fields}
          keyOf={([field]) => field}
        />
      )}
    </section>
  );
}
