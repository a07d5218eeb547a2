import type { ApiKey } from '@dpp/client';
import { useState } from 'preact/hooks';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Question } from '../../parts/question.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** A key that ends within so many days needs a person. */
const warnedDays = 30;

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly canRevoke: boolean;
}

/** Keys with what they may do, when they were used and when they end. */
export function KeyTable({ keys, canRevoke }: KeyTableProps) {
  const { words, formats } = useTexts('keys');
  const people = useTexts('people');
  const columns: Column<ApiKey>[] = [
    {
      name: words.name,
      cell: ({ name, prefix, environment }) => (
        <>
          <span lang="">{name}</span>{' '}
          {environment === 'test' && <span class="tag">{words.test}</span>}
          <small class="mono" dir="ltr">
            {prefix}…
          </small>
        </>
      ),
    },
    { name: words.role, cell: ({ role }) => people.words.roles[role] },
    {
      name: words.may,
      isOptional: true,
      cell: ({ permissions }) => <May permissions={permissions} />,
    },
    {
      name: words.lastUsed,
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? words.never : <time>{formats.shortDate(lastUsedAt)}</time>,
    },
    { name: words.ends, cell: (key) => <End apiKey={key} /> },
  ];
  if (canRevoke) {
    columns.push({
      name: words.actions,
      isActions: true,
      cell: (key) => key.revokedAt === null && <Revoke apiKey={key} />,
    });
  }
  return <FoldTable caption={words.title} columns={columns} rows={keys} keyOf={({ id }) => id} />;
}

/** All of its role, or how many things, which open as words. */
function May({ permissions }: Pick<ApiKey, 'permissions'>) {
  const { words, say } = useTexts('keys');
  if (permissions === null) return <>{words.allOfRole}</>;
  const named: Readonly<Record<string, string>> = words.permissions;
  return (
    <details class="why">
      <summary>{say(words.some, { count: permissions.length })}</summary>
      <ul>
        {permissions.map((each) => (
          <li key={each}>{Object.hasOwn(named, each) ? named[each] : each}</li>
        ))}
      </ul>
    </details>
  );
}

function End({ apiKey }: { readonly apiKey: ApiKey }) {
  const { words, formats, say } = useTexts('keys');
  const { revokedAt, expiresAt } = apiKey;
  const over = (text: string) => (
    <span class="st dim">
      <Icon name="end" />
      {text}
    </span>
  );
  if (revokedAt !== null) return over(say(words.revoked, { date: formats.shortDate(revokedAt) }));
  if (expiresAt === null) return <>{words.never}</>;
  const days = Math.ceil((new Date(expiresAt).getTime() - Date.now()) / 86_400_000);
  if (days <= 0) return over(say(words.ended, { date: formats.shortDate(expiresAt) }));
  if (days > warnedDays) return <time>{formats.shortDate(expiresAt)}</time>;
  return <span class="tag due">{say(words.inDays, { count: days })}</span>;
}

function Revoke({ apiKey }: { readonly apiKey: ApiKey }) {
  const { words, say, lang } = useTexts('keys');
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const revoke = useAction(async () => {
    await client.apiKeys.revoke(apiKey.id);
    close();
  }, [['keys']]);
  return (
    <>
      <button class="btn small" type="button" onClick={() => setIsAsked(true)}>
        {words.revoke}
      </button>
      {isAsked && (
        <Question
          title={say(words.revokeTitle, { name: apiKey.name })}
          does={words.revokeDo}
          action={revoke}
          onClose={close}
          lang={lang}
        >
          <p>{words.revokeText}</p>
        </Question>
      )}
    </>
  );
}
