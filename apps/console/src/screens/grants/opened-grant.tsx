import type { AccessGrant } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { serverUrl } from '../../base.js';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { Decision } from './decision.js';
import { aboutOf } from './grants.js';
import { TakeBack } from './take-back.js';

interface OpenedGrantProps {
  readonly id: string;
  readonly backTo: string;
}

/** Who, what and why in their own words; what it opens, and the decision. */
export function OpenedGrant({ id, backTo }: OpenedGrantProps) {
  const { words } = useTexts('grants');
  const grant = useQuery({
    queryKey: ['grants', 'one', id],
    queryFn: async ({ signal }) => (await client.grants.get(id, { signal })).grant,
  });
  return (
    <article class="stack">
      <p class="back">
        <Link to={backTo}>{words.back}</Link>
      </p>
      {grant.error && <Failure error={grant.error} onRetry={() => void grant.refetch()} />}
      {grant.data ? <Shown grant={grant.data} /> : !grant.error && <Bones lines={6} />}
    </article>
  );
}

function Shown({ grant }: { readonly grant: AccessGrant }) {
  const { words, formats, say } = useTexts('grants');
  const may = usePermissions();
  const who = grant.organization ?? grant.granteeName;
  const headings = {
    PENDING: words.asks,
    ACTIVE: words.has,
    DENIED: words.was,
    REVOKED: words.had,
  } as const;
  return (
    <>
      <header class="sec">
        <p class="note">{say(words.asked, { date: formats.dateTime(grant.createdAt) })}</p>
        <h2>{say(headings[grant.status], { who })}</h2>
      </header>
      <Facts grant={grant} />
      {grant.purpose !== null && (
        <section>
          <h3>{words.purpose}</h3>
          <blockquote lang="">{grant.purpose}</blockquote>
        </section>
      )}
      <Scope grant={grant} />
      {grant.status === 'PENDING' && may('grant:write') && <Decision grant={grant} who={who} />}
      {grant.status === 'ACTIVE' && <Use grant={grant} />}
      {grant.status === 'ACTIVE' &&
        may('grant:write') &&
        (grant.revocable ? (
          <TakeBack grant={grant} who={who} />
        ) : (
          <p class="note">{words.authority}</p>
        ))}
      {grant.decidedAt !== null && grant.decidedBy !== null && (
        <p class="note">
          {say(words.decidedBy, {
            who: grant.decidedBy,
            date: formats.dateTime(grant.decidedAt),
          })}
        </p>
      )}
    </>
  );
}

function Facts({ grant }: { readonly grant: AccessGrant }) {
  const { words } = useTexts('grants');
  const { granteeName, granteeEmail, organization, passportId, batteryUnitId } = grant;
  return (
    <dl class="kv">
      <div>
        <dt>{words.person}</dt>
        <dd lang="">{granteeName}</dd>
      </div>
      {granteeEmail !== null && (
        <div>
          <dt>{words.mail}</dt>
          <dd>
            {granteeEmail}
            {grant.status === 'PENDING' && <p class="note">{words.mailNote}</p>}
          </dd>
        </div>
      )}
      {organization !== null && (
        <div>
          <dt>{words.organisation}</dt>
          <dd lang="">{organization}</dd>
        </div>
      )}
      <div>
        <dt>{words.about}</dt>
        <dd>
          {words[aboutOf(grant)]}{' '}
          {passportId !== null && <Link to={`/passports/${passportId}`}>{words.openIt}</Link>}
          {passportId === null && batteryUnitId !== null && (
            <a href={`${serverUrl}/unit/${batteryUnitId}`} target="_blank" rel="noopener">
              {words.openIt}
            </a>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What an approval opens, and what stays closed to everybody but the workspace. */
function Scope({ grant }: { readonly grant: AccessGrant }) {
  const { words } = useTexts('grants');
  const opens = [words.opensData, grant.scopeType === 'UNIT' ? words.opensUnit : words.opensUnits];
  const closed = [
    ...(grant.scopeType === 'TENANT' ? [] : [words.closedOthers]),
    words.closedSites,
    words.closedDrafts,
  ];
  return (
    <div class="pair">
      <section class="panel">
        <h3>{words.opens}</h3>
        <ul class="feed">
          {opens.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <section class="panel line1">
        <h3>{words.closed}</h3>
        <ul class="feed">
          {closed.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Use({ grant }: { readonly grant: AccessGrant }) {
  const { words, formats, say } = useTexts('grants');
  const { useCount, lastUsedAt, expiresAt } = grant;
  const used =
    lastUsedAt === null
      ? words.neverUsed
      : `${say(words.used, { count: useCount })}, ${say(words.lastUsed, { date: formats.dateTime(lastUsedAt) })}`;
  return (
    <p class="line">
      <span class="st">
        <Icon name="ok" />
        {say(words.openUntil, { date: formats.date(expiresAt) })}
      </span>
      <span>{used}</span>
    </p>
  );
}
