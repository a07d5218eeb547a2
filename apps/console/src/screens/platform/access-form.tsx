import { NotFoundError } from '@dpp/client';
import { useState } from 'preact/hooks';
import { serverUrl } from '../../base.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { ShownOnce } from '../../parts/shown-once.js';
import { useAction } from '../../parts/use-action.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';
import { WorkspaceChoice } from './workspace-choice.js';

/** Lengths that are offered, in days; the server takes up to 366. */
const lengths = [30, 90, 365] as const;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface AccessFormProps {
  /** The workspace that the list is narrowed to. */
  readonly tenantId: string | undefined;
  readonly onDone: () => void;
}

/** What is typed about a new access. */
interface Typed {
  readonly name: string;
  readonly email: string;
  readonly purpose: string;
  readonly tenantId: string | undefined;
  readonly scope: 'TENANT' | 'PASSPORT';
  readonly passportId: string;
  readonly days: number;
}

/** Gives an authority access for a time; its link or token is shown once. */
export function AccessForm({ tenantId, onDone }: AccessFormProps) {
  const { words, formats, say } = useTexts('platform');
  const [typed, setTyped] = useState<Typed>({
    ...{ name: '', email: '', purpose: '', passportId: '' },
    ...{ tenantId, scope: 'TENANT', days: 90 },
  });
  const [secret, setSecret] = useState<string>();
  const give = useAction<undefined>(async () => {
    const { token } = await platform.issueGrant(requestOf(typed));
    setSecret(linkOf(typed, token));
  }, [['platform', 'grants']]);
  if (secret === undefined) return <Fields {...{ typed, setTyped, give }} />;
  return (
    <ShownOnce
      title={say(words.tokenTitle, { who: typed.name })}
      secret={secret}
      stored={words.stored}
      onStored={onDone}
    >
      <p class="note">{say(words.tokenNote, { date: formats.date(endIn(typed.days)) })}</p>
    </ShownOnce>
  );
}

const endIn = (days: number) => new Date(Date.now() + days * 86_400_000);

function requestOf({ name, email, purpose, tenantId = '', scope, passportId, days }: Typed) {
  const texts = { granteeEmail: email.trim(), purpose: purpose.trim() };
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  return {
    ...given,
    granteeName: name.trim(),
    tenantId,
    scopeType: scope,
    ...(scope === 'PASSPORT' && { passportId: passportId.trim() }),
    expiresAt: endIn(days).toISOString(),
  };
}

/** The page that the token opens; of an access to everything, the token alone. */
function linkOf({ scope, passportId }: Typed, token: string): string {
  return scope === 'PASSPORT' ? `${serverUrl}/passport/${passportId.trim()}?grant=${token}` : token;
}

interface FieldsProps {
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
  readonly give: ReturnType<typeof useAction<undefined>>;
}

function Fields({ typed, setTyped, give }: FieldsProps) {
  const { words } = useTexts('platform');
  const common = useTexts('common');
  const [isTried, setIsTried] = useState(false);
  const isNotThere = typed.scope === 'PASSPORT' && give.error instanceof NotFoundError;
  const hasTarget = typed.scope === 'TENANT' || uuid.test(typed.passportId.trim());
  const isWhole = typed.name.trim() !== '' && typed.tenantId !== undefined && hasTarget;
  return (
    <form
      class="panel"
      noValidate
      aria-label={words.giveAccess}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isWhole) void give.run(undefined);
      }}
    >
      <h2>{words.giveAccess}</h2>
      <Who {...{ typed, setTyped }} isFaulty={isTried && typed.name.trim() === ''} />
      <Field
        label={words.purpose}
        mark={common.words.optional}
        autocomplete="off"
        maxLength={2000}
        value={typed.purpose}
        onInput={({ currentTarget }) => setTyped({ ...typed, purpose: currentTarget.value })}
      />
      <WorkspaceChoice
        chosen={typed.tenantId}
        onChoose={(tenantId) => setTyped({ ...typed, tenantId })}
        fault={isTried && typed.tenantId === undefined ? words.workspaceMissing : undefined}
      />
      <Scope {...{ typed, setTyped }} isFaulty={isTried && !hasTarget} isNotThere={isNotThere} />
      {give.error !== undefined && !isNotThere && <Failure error={give.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={give.isBusy}>
          {words.give}
        </button>
      </div>
    </form>
  );
}

interface WhoProps extends Pick<FieldsProps, 'typed' | 'setTyped'> {
  readonly isFaulty: boolean;
}

/** The authority, and where it is reached. */
function Who({ typed, setTyped, isFaulty }: WhoProps) {
  const { words } = useTexts('platform');
  const common = useTexts('common');
  return (
    <div class="two">
      <Field
        label={words.authority}
        startsHere
        autocomplete="off"
        maxLength={160}
        value={typed.name}
        onInput={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        fault={isFaulty ? words.authorityMissing : undefined}
      />
      <Field
        label={words.email}
        mark={common.words.optional}
        type="email"
        autocomplete="off"
        maxLength={254}
        value={typed.email}
        onInput={({ currentTarget }) => setTyped({ ...typed, email: currentTarget.value })}
      />
    </div>
  );
}

interface ScopeProps extends Pick<FieldsProps, 'typed' | 'setTyped'> {
  readonly isFaulty: boolean;
  readonly isNotThere: boolean;
}

/** What the access opens, and until when. */
function Scope({ typed, setTyped, isFaulty, isNotThere }: ScopeProps) {
  const { words, say } = useTexts('platform');
  const fault = isFaulty ? words.passportIdFault : isNotThere ? words.passportNotFound : undefined;
  return (
    <div class="two">
      <SelectField
        label={words.opens}
        value={typed.scope}
        options={[
          ['TENANT', words.opensAll],
          ['PASSPORT', words.opensPassport],
        ]}
        onChange={(scope) => setTyped({ ...typed, scope: scope as Typed['scope'] })}
      />
      <SelectField
        label={words.until}
        value={String(typed.days)}
        options={lengths.map((days) => [String(days), say(words.days, { count: days })])}
        onChange={(days) => setTyped({ ...typed, days: Number(days) })}
      />
      {typed.scope === 'PASSPORT' && (
        <Field
          label={words.passportId}
          class="code"
          help={words.passportIdHelp}
          autocomplete="off"
          value={typed.passportId}
          onInput={({ currentTarget }) => setTyped({ ...typed, passportId: currentTarget.value })}
          fault={fault}
        />
      )}
    </div>
  );
}
