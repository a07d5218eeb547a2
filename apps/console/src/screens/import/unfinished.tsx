import type { ListImportsReply } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { isMoving } from './use-import.js';

type Summary = ListImportsReply['imports'][number];

/** Imports of the workspace, so that a colleague goes on where one stopped. */
export function Unfinished() {
  const { words } = useTexts('imports');
  const may = usePermissions();
  const [asked, setAsked] = useState<Summary>();
  const imports = useQuery({
    queryKey: ['imports'],
    queryFn: async ({ signal }) => (await client.imports.list({ signal })).imports,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? 2000 : false),
    // The role may not be known yet: the screen is drawn before.
    enabled: may('passport:create'),
    staleTime: 0,
  });
  const columns = useColumns(setAsked);
  return (
    <section class="sec" aria-labelledby="unfinished">
      <header>
        <h2 id="unfinished">{words.unfinished}</h2>
      </header>
      <ListState
        query={imports}
        what={words.unfinishedFailed}
        empty={<p class="note">{words.noUnfinished}</p>}
      >
        {(rows) => (
          <FoldTable
            caption={words.unfinished}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </ListState>
      {asked && <Deletion imported={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function useColumns(onDelete: (imported: Summary) => void): readonly Column<Summary>[] {
  const { words, say, formats } = useTexts('imports');
  const { words: common } = useTexts('common');
  return [
    {
      name: words.file,
      cell: ({ id, fileName, state }) => (
        <Link to={`/import/${id}/${stepOf(state)}`} lang="">
          {fileName}
        </Link>
      ),
    },
    {
      name: words.begun,
      cell: ({ createdBy, createdAt }) =>
        say(words.begunBy, {
          name: createdBy.startsWith('api-key:') ? common.actors.key : createdBy,
          date: formats.shortDate(createdAt),
        }),
    },
    {
      name: words.state,
      cell: ({ state, counts: { ready, faulty }, total }) => (
        <>
          {say(words.states[state], { ready, faulty })}
          <small>{say(words.rows, { count: total })}</small>
        </>
      ),
    },
    {
      name: words.actions,
      isActions: true,
      cell: (each) => (
        <div class="acts">
          <Link class="btn small" to={`/import/${each.id}/${stepOf(each.state)}`}>
            {words.goOn}
          </Link>
          <button class="btn small" type="button" onClick={() => onDelete(each)}>
            {words.delete}
          </button>
        </div>
      ),
    },
  ];
}

const stepOf = (state: Summary['state']) =>
  state === 'PUBLISHING' ? 'publish' : state === 'DONE' ? 'done' : 'columns';

function Deletion(props: { readonly imported: Summary; readonly onClose: () => void }) {
  const { imported, onClose } = props;
  const { words, lang, say } = useTexts('imports');
  const name = imported.fileName;
  const remove = useAction<undefined>(async () => {
    await client.imports.delete(imported.id);
    showToast(say(words.deleted, { name }));
    onClose();
  }, [['imports']]);
  return (
    <Question
      title={say(words.deleteTitle, { name })}
      does={words.deleteDo}
      action={remove}
      onClose={onClose}
      lang={lang}
    >
      <p>{words.deleteText}</p>
    </Question>
  );
}
