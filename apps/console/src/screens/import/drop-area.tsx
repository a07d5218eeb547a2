import { ApiError } from '@dpp/client';
import { useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useId, useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Failure } from '../../parts/failure.js';
import { Fault } from '../../parts/field.js';
import { Icon } from '../../parts/icon.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

const maxBytes = 20_000_000;

type Format = 'csv' | 'tsv' | 'xlsx';

interface Table {
  readonly name: string;
  /** Undefined: by its name it is no table. */
  readonly format: Format | undefined;
  readonly content: Blob;
}

/** Where a file is dropped or chosen, and cells are pasted. */
export function DropArea({ category }: { readonly category: string }) {
  const { words } = useTexts('imports');
  const [isOver, setIsOver] = useState(false);
  const { take, fault, error, isBusy } = useUpload(category);
  const note = useId();
  const takeFile = (file: File | null | undefined) => {
    if (file) void take({ name: file.name, format: formatOf(file.name), content: file });
  };
  return (
    <section class="stack tight" aria-label={words.steps.file}>
      <div
        class={isOver ? 'dropzone over' : 'dropzone'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          takeFile(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="up" />
        <p>
          <b>{isBusy ? words.reading : words.drop}</b>
        </p>
        <p class="note" id={note}>
          {words.dropHelp}
        </p>
        <label class="btn go" aria-disabled={isBusy ? 'true' : undefined}>
          {words.choose}
          <input
            class="vh"
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            aria-describedby={note}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              takeFile(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <div role="alert">{fault !== undefined && <Fault text={fault} />}</div>
      {error !== undefined && <Failure error={error} />}
      <Paste onTake={(table) => void take(table)} />
    </section>
  );
}

function Paste({ onTake }: { readonly onTake: (table: Table) => void }) {
  const { words } = useTexts('imports');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const id = useId();
  const submit = (event: Event) => {
    event.preventDefault();
    const isTable = text.trim().includes('\n');
    setFault(isTable ? undefined : words.pasteEmpty);
    if (isTable) onTake({ name: words.pastedName, format: 'tsv', content: new Blob([text]) });
  };
  return (
    <details class="unfold">
      <summary>{words.paste}</summary>
      <form class="stack tight" noValidate onSubmit={submit}>
        <div class="field">
          <label for={id}>{words.paste}</label>
          <textarea
            class="in mono"
            id={id}
            rows={6}
            wrap="off"
            value={text}
            aria-invalid={fault === undefined ? undefined : 'true'}
            aria-describedby={`${id}-note`}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div id={`${id}-note`}>
            {fault === undefined ? <p class="note">{words.pasteHelp}</p> : <Fault text={fault} />}
          </div>
        </div>
        <div class="acts">
          <button class="btn" type="submit">
            {words.pasteTake}
          </button>
        </div>
      </form>
    </details>
  );
}

/** Sends a table and goes to its columns. A refusal says what is wrong with the file. */
function useUpload(category: string) {
  const { words, say } = useTexts('imports');
  const { route } = useLocation();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [error, setError] = useState<unknown>();
  const take = async ({ name, format, content }: Table) => {
    if (isBusy) return;
    setError(undefined);
    setFault(faultOf(format, content));
    if (format === undefined || content.size > maxBytes) return;
    setIsBusy(true);
    try {
      const { import: made } = await client.imports.create(
        new Uint8Array(await content.arrayBuffer()),
        { format, filename: name.slice(0, 255), ...(category !== '' && { category }) },
      );
      queries.setQueryData(['import', made.id], made);
      void queries.invalidateQueries({ queryKey: ['imports'] });
      route(pathTo(`/import/${made.id}/columns`));
    } catch (failure) {
      const said = refusalOf(failure);
      setFault(said);
      setError(said === undefined ? failure : undefined);
    } finally {
      setIsBusy(false);
    }
  };
  const faultOf = (format: Format | undefined, { size }: Blob) => {
    if (format === undefined) return words.wrongKind;
    return size > maxBytes ? words.tooBig : undefined;
  };
  const refusalOf = (failure: unknown) => {
    if (!(failure instanceof ApiError)) return undefined;
    const { code, message } = failure;
    if (code === 'IMPORT_UNREADABLE') return say(words.unreadable, { message });
    if (code === 'IMPORT_TOO_LARGE') return say(words.tooLarge, { message });
    return code === 'TOO_MANY_IMPORTS' ? words.tooMany : undefined;
  };
  return { take, fault, error, isBusy };
}

function formatOf(name: string): Format | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === 'txt') return 'csv';
  return ending === 'csv' || ending === 'tsv' || ending === 'xlsx' ? ending : undefined;
}
