import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { actorName } from '../../parts/actor-name.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { SearchField } from '../../parts/search-field.js';
import { useTexts } from '../../texts/use-texts.js';
import {
  kinds,
  logPath,
  maxTextLength,
  platformKinds,
  spans,
  type LogAddress,
} from './log-address.js';

interface LogFiltersProps {
  readonly address: LogAddress;
}

/** The search, and chips for kinds of things, days, and a person or thing that was chosen from an entry. */
export function LogFilters({ address }: LogFiltersProps) {
  const { words } = useTexts('audit');
  const common = useTexts('common');
  const { route } = useLocation();
  const go = (changes: LogAddress) => route(pathTo(logPath(address, changes)));
  return (
    <div class="stack tight">
      <SearchField
        label={words.searchLabel}
        hint={words.searchHint}
        maxLength={maxTextLength}
        q={address.q ?? ''}
        onSearch={(q) => route(pathTo(logPath(address, { q })), (address.q ?? '') !== '')}
      />
      <div class="filters" role="group" aria-label={words.filters}>
        {(address.path === '/platform/audit' ? platformKinds : kinds).map((kind) => (
          <Link
            key={kind}
            class="chip"
            to={logPath(address, { kind: address.kind === kind ? undefined : kind })}
            aria-current={address.kind === kind ? 'true' : undefined}
          >
            {words.kinds[kind]}
            {address.kind === kind && <Icon name="x" small />}
          </Link>
        ))}
        <Days address={address} onChoose={(days) => go({ days })} />
        {address.actor !== undefined && (
          <Chosen
            name={actorName(address.actor, common.words)}
            onRemove={() => go({ actor: undefined })}
          />
        )}
        {address.target !== undefined && (
          <Chosen name={words.oneThing} onRemove={() => go({ target: undefined })} />
        )}
      </div>
    </div>
  );
}

interface DaysProps {
  readonly address: LogAddress;
  readonly onChoose: (days: number | undefined) => void;
}

function Days({ address, onChoose }: DaysProps) {
  const { words, say } = useTexts('audit');
  const nameOf = (days: number | undefined) => {
    if (days === undefined) return words.anyDay;
    return days === 1 ? words.today : say(words.lastDays, { count: days });
  };
  return (
    <label class="chip choice" aria-current={address.days === undefined ? undefined : 'true'}>
      <Icon name="today" small />
      <span>{nameOf(address.days)}</span>
      <select
        aria-label={words.days}
        value={String(address.days ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChoose(value === '' ? undefined : Number(value))
        }
      >
        {[undefined, ...spans].map((days) => (
          <option key={days ?? ''} value={String(days ?? '')}>
            {nameOf(days)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Chosen({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const { words, say } = useTexts('audit');
  return (
    <button class="chip" type="button" aria-pressed="true" onClick={onRemove}>
      {name}
      <Icon name="x" small />
      <span class="vh">{say(words.removeFilter, { name })}</span>
    </button>
  );
}
