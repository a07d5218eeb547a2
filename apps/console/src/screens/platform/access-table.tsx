import type { AuthorityGrant } from '@dpp/client/platform';
import { useState } from 'preact/hooks';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';

/** Who has access, in which workspace, to what, until when; and its end. */
export function AccessTable({ grants }: { readonly grants: readonly AuthorityGrant[] }) {
  const { words, say } = useTexts('platform');
  const opens = {
    TENANT: words.opensAll,
    PASSPORT: words.opensPassport,
    UNIT: words.opensUnit,
  } as const;
  const columns: Column<AuthorityGrant>[] = [
    {
      name: words.authority,
      cell: ({ granteeName, purpose }) => (
        <>
          <span lang="">{granteeName}</span>
          {purpose !== null && <small lang="">{purpose}</small>}
        </>
      ),
    },
    {
      name: words.workspace,
      cell: ({ tenantId, tenantName }) => (
        <Link class="alone" to={`/platform/workspaces/${tenantId}`} lang="">
          {tenantName}
        </Link>
      ),
    },
    { name: words.opens, cell: ({ scopeType }) => opens[scopeType] },
    { name: words.until, cell: (grant) => <End grant={grant} /> },
    {
      name: words.used,
      isOptional: true,
      cell: ({ useCount }) =>
        useCount === 0 ? words.neverActive : say(words.usedTimes, { count: useCount }),
    },
    {
      name: words.actions,
      isActions: true,
      cell: (grant) => grant.revocable && <TakeBack grant={grant} />,
    },
  ];
  return (
    <FoldTable caption={words.authorities} columns={columns} rows={grants} keyOf={({ id }) => id} />
  );
}

/** The end of an access: to come, over, or brought about. */
function End({ grant }: { readonly grant: AuthorityGrant }) {
  const { words, formats, say } = useTexts('platform');
  const ended = grant.revokedAt ?? grant.expiresAt;
  const isOver = grant.revokedAt !== null || Date.parse(grant.expiresAt) <= Date.now();
  if (!isOver) return <time>{formats.shortDate(grant.expiresAt)}</time>;
  return <span class="st dim">{say(words.over, { date: formats.shortDate(ended) })}</span>;
}

function TakeBack({ grant }: { readonly grant: AuthorityGrant }) {
  const { words, say, lang } = useTexts('platform');
  const [isAsked, setIsAsked] = useState(false);
  const who = grant.granteeName;
  const revoke = useAction<undefined>(async () => {
    await platform.revokeGrant(grant.id);
    setIsAsked(false);
    showToast(say(words.takenBack, { who }));
  }, [['platform']]);
  return (
    <>
      <button
        class="btn small"
        type="button"
        aria-label={`${words.takeBack} ${who}`}
        onClick={() => setIsAsked(true)}
      >
        {words.takeBack}
      </button>
      {isAsked && (
        <Question
          title={say(words.takeBackTitle, { who })}
          does={words.takeBackDo}
          action={revoke}
          onClose={() => setIsAsked(false)}
          lang={lang}
        >
          <p>{words.takeBackText}</p>
        </Question>
      )}
    </>
  );
}
