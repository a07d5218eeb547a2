import type { Invitation, User } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Question } from '../../parts/question.js';
import { ShownOnce } from '../../parts/shown-once.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Person } from './people.js';
import { ROLES } from './roles.js';

interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly ownId: string | undefined;
  readonly canChange: boolean;
  /** The rows are not read anew while a link stands there that is shown once. */
  readonly onLinkShown: (isShown: boolean) => void;
}

/** Everybody with a login, then who is invited. */
export function PeopleTable({ people, ownId, canChange, onLinkShown }: PeopleTableProps) {
  const { words, formats, say } = useTexts('people');
  const administrators = people.filter(
    (person) => person.kind === 'user' && person.user.role === 'TENANT_ADMIN',
  );
  const columns: Column<Person>[] = [
    { name: words.person, cell: (person) => <Name person={person} ownId={ownId} /> },
    { name: words.role, cell: (person) => words.roles[roleOf(person)] },
    { name: words.secondFactor, cell: (person) => <Factor person={person} /> },
    {
      name: words.lastSignIn,
      isOptional: true,
      cell: (person) => {
        if (person.kind === 'invited') return <LinkEnd invitation={person.invitation} />;
        const { lastLoginAt } = person.user;
        return lastLoginAt === null ? words.never : <time>{formats.shortDate(lastLoginAt)}</time>;
      },
    },
  ];
  if (canChange) {
    columns.push({
      name: words.actions,
      isActions: true,
      cell: (person) =>
        person.kind === 'invited' ? (
          <InvitationActions invitation={person.invitation} onLinkShown={onLinkShown} />
        ) : (
          <UserActions
            user={person.user}
            isSelf={person.user.id === ownId}
            isLast={administrators.length === 1 && person.user.role === 'TENANT_ADMIN'}
          />
        ),
    });
  }
  return (
    <FoldTable
      caption={say(words.title)}
      columns={columns}
      rows={people}
      keyOf={(person) => (person.kind === 'user' ? person.user.id : person.invitation.id)}
    />
  );
}

const roleOf = (person: Person) =>
  person.kind === 'user' ? person.user.role : person.invitation.role;

export const nameOf = ({ name, email }: User) => name ?? email;

function Name({ person, ownId }: { readonly person: Person; readonly ownId: string | undefined }) {
  const { words, formats, say } = useTexts('people');
  if (person.kind === 'invited') {
    const { email, invitedBy, createdAt } = person.invitation;
    return (
      <>
        <span lang="">{email}</span>
        <small>
          {say(words.invitedBy, { who: invitedBy, date: formats.shortDate(createdAt) })}
        </small>
      </>
    );
  }
  const { user } = person;
  return (
    <>
      <span lang="">{nameOf(user)}</span>{' '}
      {user.id === ownId && <span class="tag">{words.you}</span>}
      {user.name !== null && <small>{user.email}</small>}
    </>
  );
}

function Factor({ person }: { readonly person: Person }) {
  const { words } = useTexts('people');
  if (person.kind === 'invited') {
    return (
      <span class="st dim">
        <Icon name="clock" />
        {words.invited}
      </span>
    );
  }
  const { mfa } = person.user;
  return (
    <span class={mfa ? 'st' : 'st attn'}>
      <Icon name={mfa ? 'ok' : 'warn'} />
      {mfa ? words.on : words.off}
    </span>
  );
}

function LinkEnd({ invitation }: { readonly invitation: Invitation }) {
  const { words, formats, say } = useTexts('people');
  const { expiresAt } = invitation;
  if (new Date(expiresAt) < new Date()) return <>{words.linkEnded}</>;
  return <>{say(words.linkEnds, { date: formats.shortDate(expiresAt) })}</>;
}

interface InvitationActionsProps {
  readonly invitation: Invitation;
  readonly onLinkShown: (isShown: boolean) => void;
}

function InvitationActions({ invitation, onLinkShown }: InvitationActionsProps) {
  const { words, say } = useTexts('people');
  const { id, email } = invitation;
  const [link, setLink] = useState<string | null>(null);
  const resend = useAction(async () => {
    const reply = await client.invitations.resend(id);
    setLink(reply.link);
    onLinkShown(reply.link !== null);
    if (reply.link === null) showToast(say(words.sentAgain, { email }));
  }, []);
  const withdraw = useAction(async () => {
    await client.invitations.revoke(id);
    showToast(say(words.withdrawn, { email }));
  }, [['people']]);
  const error = resend.error ?? withdraw.error;
  if (link !== null) {
    return (
      <ShownOnce
        title={say(words.linkTitle, { email })}
        secret={link}
        stored={words.stored}
        onStored={() => {
          setLink(null);
          onLinkShown(false);
        }}
      >
        <p class="note">{words.linkNote}</p>
      </ShownOnce>
    );
  }
  return (
    <>
      {error !== undefined && <Failure error={error} />}
      <span class="acts end">
        <button class="btn small" type="button" onClick={() => void resend.run(undefined)}>
          {words.sendAgain}
        </button>
        <button class="btn small" type="button" onClick={() => void withdraw.run(undefined)}>
          {words.withdraw}
        </button>
      </span>
    </>
  );
}

interface UserActionsProps {
  readonly user: User;
  readonly isSelf: boolean;
  /** The only administrator, who can neither go nor become something else. */
  readonly isLast: boolean;
}

function UserActions({ user, isSelf, isLast }: UserActionsProps) {
  const { words, say } = useTexts('people');
  const [asked, setAsked] = useState<Asked>();
  const person = nameOf(user);
  const setRole = useAction(
    async (role: User['role']) => {
      await client.users.update(user.id, { role });
      showToast(say(words.roleChanged, { person, role: words.roles[role] }));
    },
    [['people']],
  );
  if (isSelf) return isLast ? <span class="note">{words.lastAdministrator}</span> : null;
  return (
    <>
      {setRole.error !== undefined && <Failure error={setRole.error} />}
      <span class="acts end">
        <select
          class="in inline"
          aria-label={say(words.changeRole, { person })}
          value={user.role}
          onChange={({ currentTarget }) => void setRole.run(currentTarget.value as User['role'])}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </select>
        {user.mfa && (
          <button class="btn small" type="button" onClick={() => setAsked('reset')}>
            {words.resetFactor}
          </button>
        )}
        <button class="btn small" type="button" onClick={() => setAsked('remove')}>
          {words.remove}
        </button>
      </span>
      {asked !== undefined && (
        <UserQuestion user={user} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

/** What is asked before it is done. */
type Asked = 'remove' | 'reset';

interface UserQuestionProps {
  readonly user: User;
  readonly asked: Asked;
  readonly onClose: () => void;
}

function UserQuestion({ user, asked, onClose }: UserQuestionProps) {
  const { words, say, lang } = useTexts('people');
  const person = nameOf(user);
  const isRemoval = asked === 'remove';
  const action = useAction(async () => {
    if (isRemoval) await client.users.delete(user.id);
    else await client.users.resetSecondFactor(user.id);
    onClose();
  }, [['people']]);
  return (
    <Question
      title={say(isRemoval ? words.removeTitle : words.resetTitle, { person })}
      does={isRemoval ? words.removeDo : words.resetDo}
      action={action}
      onClose={onClose}
      lang={lang}
    >
      <p>{isRemoval ? words.removeText : words.resetText}</p>
    </Question>
  );
}
