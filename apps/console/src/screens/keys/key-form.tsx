import type { CreateApiKeyRequest } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { SelectField } from '../../parts/select-field.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { rolePermissions, type Permission } from '../people/role-permissions.js';
import { ROLES } from '../people/roles.js';
import type { MadeKey } from './keys.js';
import { PermissionBoxes } from './permission-boxes.js';
import '../../styles/keys.css';

/** Ends that are proposed, in days; the first is chosen. */
const lifetimes = [90, 30, 365, undefined] as const;

const maxCompanies = 500;

/** What a key may do at most: people belong to the workspace itself, not to its sandbox. */
function possibleOf(role: (typeof ROLES)[number], environment: 'live' | 'test') {
  const ofRole = rolePermissions[role];
  return environment === 'live' ? ofRole : ofRole.filter((each) => !each.startsWith('user:'));
}

/** What is typed about a new key. */
interface Typed {
  readonly name: string;
  readonly role: CreateApiKeyRequest['role'];
  readonly days: number | undefined;
  readonly operatorId: string;
  readonly environment: 'live' | 'test';
  /** Undefined: all of the role. */
  readonly permissions: readonly Permission[] | undefined;
}

const nothing: Typed = {
  name: '',
  role: 'INTEGRATION',
  days: lifetimes[0],
  operatorId: '',
  environment: 'live',
  permissions: undefined,
};

/** Name, role, what it may do of that, company and end of a new key. */
export function KeyForm({ onMade }: { readonly onMade: (made: MadeKey) => void }) {
  const { words } = useTexts('keys');
  const [typed, setTyped] = useState(nothing);
  const [isTried, setIsTried] = useState(false);
  const name = typed.name.trim();
  const possible = possibleOf(typed.role, typed.environment);
  const chosen = typed.permissions?.filter((each) => possible.includes(each));
  const make = useAction(async () => {
    const { secret } = await client.apiKeys.create(requestOf(typed, chosen));
    onMade({ name, secret });
  }, [['keys']]);
  return (
    <form
      class="panel"
      noValidate
      aria-label={words.newKey}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (name !== '' && chosen?.length !== 0) void make.run(undefined);
      }}
    >
      <h2>{words.newKey}</h2>
      <Field
        label={words.name}
        help={words.nameHelp}
        startsHere
        autocomplete="off"
        maxLength={200}
        value={typed.name}
        onInput={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        fault={isTried && name === '' ? words.nameMissing : undefined}
      />
      <Choices typed={typed} setTyped={setTyped} />
      <PermissionBoxes
        possible={possible}
        chosen={chosen}
        isTried={isTried}
        onChoose={(permissions) => setTyped({ ...typed, permissions })}
      />
      {make.error !== undefined && <Failure error={make.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={make.isBusy}>
          {words.create}
        </button>
      </div>
    </form>
  );
}

function requestOf(
  { name, role, environment, operatorId, days }: Typed,
  permissions: readonly Permission[] | undefined,
): CreateApiKeyRequest {
  return {
    name: name.trim(),
    role,
    environment,
    ...(permissions && { permissions: [...permissions] }),
    ...(operatorId !== '' && { operatorId }),
    ...(days !== undefined && { expiresAt: inDays(days) }),
  };
}

interface ChoicesProps {
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
}

/** Role, end, company, and whether it is a key of the sandbox. */
function Choices({ typed, setTyped }: ChoicesProps) {
  const { words, say } = useTexts('keys');
  const people = useTexts('people');
  return (
    <div class="two">
      <SelectField
        label={words.role}
        value={typed.role}
        options={ROLES.map((each) => [each, people.words.roles[each]])}
        help={people.words.roleNotes[typed.role]}
        // Boxes are those of the role: another one begins with all of it.
        onChange={(role) =>
          setTyped({ ...typed, role: role as Typed['role'], permissions: undefined })
        }
      />
      <SelectField
        label={words.ends}
        value={String(typed.days ?? '')}
        help={words.endsHelp}
        options={lifetimes.map((each) => [
          String(each ?? ''),
          each === undefined ? words.never : say(words.days, { count: each }),
        ])}
        onChange={(days) => setTyped({ ...typed, days: days === '' ? undefined : Number(days) })}
      />
      <Company
        value={typed.operatorId}
        onChange={(operatorId) => setTyped({ ...typed, operatorId })}
      />
      <SelectField
        label={words.environment}
        value={typed.environment}
        options={[
          ['live', words.live],
          ['test', words.sandbox],
        ]}
        onChange={(environment) =>
          setTyped({ ...typed, environment: environment as Typed['environment'] })
        }
      />
    </div>
  );
}

interface CompanyProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Company({ value, onChange }: CompanyProps) {
  const { words } = useTexts('keys');
  const { data: operators = [] } = useQuery({
    queryKey: ['operators', 'all'],
    queryFn: () => client.operators.list().all({ limit: maxCompanies }),
    staleTime: 60_000,
  });
  return (
    <SelectField
      label={words.company}
      value={value}
      options={[['', words.allCompanies], ...operators.map(({ id, name }) => [id, name] as const)]}
      onChange={onChange}
    />
  );
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
