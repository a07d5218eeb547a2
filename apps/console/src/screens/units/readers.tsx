import type { AccessGrant } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Unit } from './use-unit.js';

/** So many open grants are looked through: the server's own bound of a page. */
const mostGrants = 200;

/** Who has access to the readings of this battery now: by itself, by its model, or to all of the workspace. */
export function Readers({ unit }: { readonly unit: Unit }) {
  const { words, say, formats } = useTexts('units');
  const { words: grantWords } = useTexts('grants');
  const open = useQuery({
    queryKey: ['grants', 'ACTIVE', mostGrants],
    queryFn: ({ signal }) =>
      client.grants.listPage({ status: 'ACTIVE', limit: mostGrants }, { signal }),
  });
  const readers = open.data?.grants.filter((grant) => opens(grant, unit));
  return (
    <section class="sec" aria-labelledby="readers">
      <header>
        <h2 id="readers">{words.readers}</h2>
        <Link class="alone" to="/grants?status=ACTIVE">
          {words.access}
        </Link>
      </header>
      {open.error && (
        <Failure
          error={open.error}
          what={grantWords.loadFailed}
          onRetry={() => void open.refetch()}
        />
      )}
      {open.isLoading && <Bones lines={2} />}
      {readers?.length === 0 && <p class="note">{words.noReader}</p>}
      {readers !== undefined && readers.length > 0 && (
        <ul class="feed">
          {readers.map(({ id, organization, granteeName, expiresAt }) => (
            <li key={id}>
              <Link class="alone" to={`/grants/${id}?status=ACTIVE`} lang="">
                {organization ?? granteeName}
              </Link>
              <span>{say(words.readerUntil, { date: formats.date(expiresAt) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function opens({ scopeType, passportId, batteryUnitId }: AccessGrant, unit: Unit): boolean {
  if (scopeType === 'UNIT') return batteryUnitId === unit.id;
  return scopeType === 'TENANT' || passportId === unit.ofModel.id;
}
