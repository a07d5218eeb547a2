import type { PassportVersionSummary } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { actorName } from '../../parts/actor-name.js';
import { Failure } from '../../parts/failure.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { compareMetadata } from '../../metadata/differences.js';
import { valueText } from '../../metadata/value-words.js';
import { useValueWords } from '../../metadata/use-value-words.js';
import type { Source } from './use-passport.js';

/** As many versions as one page of the history has. */
const shownVersions = 20;

/** The history, newest first, and what a version changed. Compared versions stand in the address. */
export function Versions({ source }: { readonly source: Source }) {
  const { words, say, formats } = useTexts('passport');
  const { words: common } = useTexts('common');
  const { query } = useLocation();
  const history = useQuery({
    queryKey: ['passport', source.id, 'versions'],
    queryFn: async ({ signal }) =>
      (await client.passports.listVersions(source.id, { limit: shownVersions }, { signal })).items,
  });
  const versions = history.data ?? [];
  const newest = versions[0]?.version;
  const asked = Number(query.compare);
  const compared = versions.find(({ version }) => version === asked)?.version ?? newest;
  return (
    <>
      <section class="sec" aria-labelledby="versions">
        <header>
          <h2 id="versions">{words.versions}</h2>
          {source.sealedAt !== null && <span class="note">{words.sealedFinal}</span>}
        </header>
        {history.error && <Failure error={history.error} onRetry={() => void history.refetch()} />}
        <ol class="steps">
          <li class="done">
            <b>{say(words.versionNow, { version: (newest ?? 0) + 1 })}</b>
            <span>
              {say(words.whoWhen, {
                who: actorName(source.updatedBy, common),
                date: formats.dateTime(source.updatedAt),
              })}
            </span>
          </li>
          {versions.map((version) => (
            <VersionStep key={version.version} version={version} />
          ))}
        </ol>
        {history.isSuccess && versions.length === 0 && <p class="note">{words.versionsNone}</p>}
      </section>
      {compared !== undefined && (
        <Comparison source={source} versions={versions} compared={compared} />
      )}
    </>
  );
}

function VersionStep({ version }: { readonly version: PassportVersionSummary }) {
  const { words, say, formats } = useTexts('passport');
  const { words: common } = useTexts('common');
  const { changedBy, changeReason, createdAt } = version;
  const who = actorName(changedBy, common);
  return (
    <li class="done">
      <b>{say(words.version, { version: version.version })}</b>
      {changeReason !== '' && ` “${changeReason}”`}
      <span>{say(words.whoWhen, { who, date: formats.dateTime(createdAt) })}</span>
    </li>
  );
}

interface ComparisonProps {
  readonly source: Source;
  readonly versions: readonly PassportVersionSummary[];
  /** The earlier one of the two. */
  readonly compared: number;
}

function Comparison({ source, versions, compared }: ComparisonProps) {
  const { words, say } = useTexts('passport');
  const { path, route } = useLocation();
  const newest = versions[0]?.version ?? 0;
  const before = useVersion(source.id, compared);
  const after = useVersion(source.id, compared === newest ? undefined : compared + 1);
  const later = compared === newest ? source.metadata : after.data;
  const title =
    compared === newest
      ? say(words.changedNow, { before: compared })
      : say(words.changedTitle, { before: compared, after: compared + 1 });
  return (
    <section class="sec" aria-labelledby="changed">
      <header>
        <h2 id="changed">{title}</h2>
        {versions.length > 1 && (
          <div class="acts">
            <label class="vh" for="compare">
              {words.compare}
            </label>
            <select
              class="in"
              id="compare"
              value={String(compared)}
              onChange={(event) => route(`${path}?compare=${event.currentTarget.value}`, true)}
            >
              {versions.map(({ version }) => (
                <option key={version} value={String(version)}>
                  {say(words.compareOption, { before: version, after: version + 1 })}
                </option>
              ))}
            </select>
          </div>
        )}
      </header>
      {before.error && <Failure error={before.error} />}
      {before.data && later && <Differences before={before.data} after={later} />}
    </section>
  );
}

function useVersion(id: string, version: number | undefined) {
  return useQuery({
    queryKey: ['passport', id, 'version', version],
    queryFn: async ({ signal }) =>
      (await client.passports.getVersion(id, version ?? 0, { signal })).version.metadata,
    enabled: version !== undefined,
    // A version of the history never changes.
    staleTime: Infinity,
  });
}

interface DifferencesProps {
  readonly before: object;
  readonly after: object;
}

function Differences({ before, after }: DifferencesProps) {
  const { words, say } = useTexts('passport');
  const values = useValueWords();
  const { differences, same } = compareMetadata(
    before as Readonly<Record<string, unknown>>,
    after as Readonly<Record<string, unknown>>,
  );
  return (
    <>
      <div class="diff">
        {differences.map(({ field, before: was, after: is }) => (
          <div key={field}>
            <b lang={values.labelLang}>{values.label(field)}</b>
            <del>
              <span class="vh">{words.was} </span>
              <span class="lines">{valueText(was, values) || words.nothingThere}</span>
            </del>
            <ins>
              <span class="vh">{words.is} </span>
              <span class="lines">{valueText(is, values) || words.nothingThere}</span>
            </ins>
          </div>
        ))}
      </div>
      <p class="note">
        {differences.length === 0 ? words.noDifference : say(words.sameFields, { count: same })}
      </p>
    </>
  );
}
