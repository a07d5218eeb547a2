import { useQuery } from '@tanstack/preact-query';
import { Failure } from '../parts/failure.js';
import { client } from '../server/client.js';
import { useTexts } from '../texts/use-texts.js';
import { dailyOpenings, openingsByKind, type DailyOpenings } from './daily-openings.js';
import '../styles/openings.css';

interface OpeningsProps {
  /** Without one: all passports of the workspace. */
  readonly passportId?: string;
}

/** How often the public opened it in thirty days: bars, a sentence, and the same as a table. */
export function Openings({ passportId }: OpeningsProps) {
  const { words, lang } = useTexts('openings');
  const { data, error, refetch } = useQuery({
    queryKey: ['openings', passportId],
    queryFn: ({ signal }) => client.passports.countAccesses({ passportId }, { signal }),
    staleTime: 60_000,
  });
  return (
    <section class="sec openings" aria-labelledby="openings" lang={lang}>
      <header>
        <h2 id="openings">{passportId === undefined ? words.titleAll : words.title}</h2>
        <span class="note">{words.days}</span>
      </header>
      {error && <Failure error={error} what={words.failed} onRetry={() => void refetch()} />}
      {data && data.total === 0 && <p class="note">{words.none}</p>}
      {data && data.total > 0 && <Counted {...data} />}
    </section>
  );
}

type Counts = Awaited<ReturnType<typeof client.passports.countAccesses>>;

function Counted({ total, counts }: Pick<Counts, 'total' | 'counts'>) {
  const { words, say, formats } = useTexts('openings');
  const days = dailyOpenings(counts, new Date());
  const kinds = openingsByKind(counts);
  const parts = (['page', 'data', 'credential'] as const)
    .filter((kind) => kinds[kind] > 0)
    .map((kind) => say(words.kinds[kind], { count: kinds[kind] }));
  const [first] = days;
  return (
    <div class="stack tight">
      <Bars days={days} label={say(words.total, { count: total })} />
      <p class="ends">
        <span>{first && formats.shortDate(first.day)}</span>
        <span>{words.today}</span>
      </p>
      <p>
        {formats.list(parts)} <small class="note">{words.notRecorded}</small>
      </p>
      <details class="why">
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ count }) => count > 0)
              .map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{formats.shortDate(day)}</th>
                  <td>{formats.number(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

const height = 80;
const step = 10;

interface BarsProps {
  readonly days: readonly DailyOpenings[];
  readonly label: string;
}

/** A bar a day; its size is an attribute of SVG, because the policy allows no style attribute. */
function Bars({ days, label }: BarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, count, isWeekend }, index) => {
        const tall = (count / most) * height;
        return (
          <rect
            key={day}
            class={isWeekend ? 'weekend' : undefined}
            x={index * step + 1}
            y={height - tall}
            width={step - 2}
            height={tall}
          />
        );
      })}
    </svg>
  );
}
