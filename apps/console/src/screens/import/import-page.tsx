import type { ComponentChildren } from 'preact';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { Meter } from '../../parts/meter.js';
import { Page } from '../../parts/page.js';
import { useTexts } from '../../texts/use-texts.js';
import { ChangeRefused } from './change-refused.js';
import { Columns } from './columns.js';
import { Done } from './done.js';
import { Faults } from './faults.js';
import { Publish } from './publish.js';
import { useChanges, type Changes } from './use-changes.js';
import { useAfterPublishing, useImport, type Import } from './use-import.js';
import '../../styles/editor.css';
import '../../styles/import.css';
import '../../styles/status.css';

/** What each step is given. */
export interface StepProps {
  readonly imported: Import;
  readonly changes: Changes;
}

const steps = { columns: Columns, faults: Faults, publish: Publish, done: Done } as const;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[];

/** A table on its way, at one of its steps; each step is an address. */
export function ImportPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang } = useTexts('imports');
  const { id = '', step = 'columns' } = params;
  const { data, error, refetch } = useImport(id);
  const known = Object.hasOwn(steps, step) ? (step as Step) : 'columns';
  return (
    <Page title={data?.fileName ?? words.title} lang={lang}>
      {error && <Failure error={error} what={words.loadFailed} onRetry={() => void refetch()} />}
      {!data && !error && <Bones lines={8} />}
      {data && <Loaded imported={data} step={known} />}
    </Page>
  );
}

function Loaded({ imported, step }: { readonly imported: Import; readonly step: Step }) {
  const { words, say, formats } = useTexts('imports');
  const changes = useChanges(imported);
  useAfterPublishing(imported);
  const StepOf = steps[step];
  const used = imported.columns.filter(({ target }) => target !== null).length;
  return (
    <>
      <div class="head">
        <div>
          <h1 lang="">{imported.fileName}</h1>
          <p class="line">
            <span>{say(words.rows, { count: imported.total })}</span>
            <span>{say(words.mapped, { count: used, total: imported.columns.length })}</span>
            <span>{say(words.kept, { time: formats.time(imported.updatedAt) })}</span>
          </p>
        </div>
        <div class="acts">
          <Link class="btn" to="/import">
            {words.otherFile}
          </Link>
        </div>
      </div>
      <Wizard current={step} id={imported.id} />
      {changes.refused && <ChangeRefused refused={changes.refused} onSettle={changes.settle} />}
      {imported.state === 'CHECKING' && <Checking imported={imported} />}
      <StepOf key={step} imported={imported} changes={changes} />
    </>
  );
}

/** The steps; those of an import can be gone to at any time, since every change is saved at once. */
export function Wizard({ current, id }: { readonly current: Step | 'file'; readonly id?: string }) {
  const { words } = useTexts('imports');
  const all = ['file', ...stepNames] as const;
  const at = all.indexOf(current);
  return (
    <ol class="wizard" aria-label={words.steps.label}>
      {all.map((step, index) => (
        <li
          key={step}
          class={index < at ? 'done' : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span>
            {id === undefined || step === current ? (
              words.steps[step]
            ) : (
              <Link to={step === 'file' ? '/import' : `/import/${id}/${step}`}>
                {words.steps[step]}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Checking({ imported }: Pick<StepProps, 'imported'>) {
  const { words, say } = useTexts('imports');
  const { checked, total } = imported;
  const text = say(words.checking, { checked, total });
  return (
    <div class="meter" role="status">
      <p>
        <span>{text}</span>
      </p>
      <Meter share={total === 0 ? 1 : checked / total} label={text} />
    </div>
  );
}

/** The bar at the foot of a step: what stands there, the way back, and the way on. */
export function StepBar(props: {
  readonly title: string;
  readonly note?: string;
  readonly back: string;
  readonly children: ComponentChildren;
}) {
  const { words } = useTexts('imports');
  return (
    <div class="savebar">
      <p>
        <b>{props.title}</b>
        {props.note}
      </p>
      <Link class="btn" to={props.back}>
        {words.back}
      </Link>
      {props.children}
    </div>
  );
}
