import { ApiError, ConnectionError, type ShownInvitationReply } from '@dpp/client';
import { useQuery, useQueryClient } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { basePath } from '../../base.js';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { Door } from './door.js';
import { useLinkToken } from './link-token.js';
import { NewPasswordField, shortestPassword } from './new-password-field.js';

/** Shows an invitation, and makes the login that it offers. */
export function Invitation() {
  const { words } = useTexts('door');
  const token = useLinkToken();
  const shown = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => client.invitations.show(token, { signal }),
    enabled: token !== '',
    // It is asked for once: the fragment is gone after that.
    staleTime: Infinity,
  });
  const isWrong =
    token === '' || (shown.error instanceof ApiError && !(shown.error instanceof ConnectionError));
  return (
    <Door title={words.accept}>
      {shown.data && <Acceptance token={token} invitation={shown.data.invitation} />}
      {isWrong && (
        <>
          <h1>{words.linkWrong}</h1>
          <p>{words.invitationWrong}</p>
          <p>
            <Link to="/sign-in">{words.back}</Link>
          </p>
        </>
      )}
      {shown.error && !isWrong && (
        <Failure error={shown.error} onRetry={() => void shown.refetch()} />
      )}
      {shown.isLoading && <Bones />}
    </Door>
  );
}

interface AcceptanceProps {
  readonly token: string;
  readonly invitation: ShownInvitationReply['invitation'];
}

function Acceptance({ token, invitation }: AcceptanceProps) {
  const { words, say, formats } = useTexts('door');
  const { route } = useLocation();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async (event: Event) => {
    event.preventDefault();
    setIsTried(true);
    if (password.length < shortestPassword) return;
    setError(undefined);
    try {
      await client.invitations.accept(token, { name, password });
      queries.clear();
      route(basePath, true);
    } catch (failure) {
      setError(failure);
    }
  };
  const { email, workspace, role, expiresAt } = invitation;
  const facts = { role: words.roles[role], email, date: formats.date(expiresAt) };
  return (
    <form class="stack tight" noValidate onSubmit={(event) => void submit(event)}>
      <h1>{say(words.invitationTitle, { workspace })}</h1>
      <p>{say(words.invitationLead, facts)}</p>
      {error !== undefined && <Failure error={error} />}
      <input
        class="vh"
        type="email"
        autocomplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field
        label={words.name}
        help={words.nameHelp}
        autocomplete="name"
        startsHere
        maxLength={200}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <NewPasswordField label={words.choosePassword} {...{ password, setPassword, isTried }} />
      <div class="acts">
        <button class="btn go" type="submit">
          {words.accept}
        </button>
      </div>
    </form>
  );
}
