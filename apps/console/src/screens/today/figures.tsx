import type { CountPassportsReply } from '@dpp/client';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';

interface FiguresProps {
  readonly all: CountPassportsReply;
  readonly published: CountPassportsReply;
}

/** Four figures, each a link into the list. */
export function Figures({ all, published }: FiguresProps) {
  const { words, say, formats } = useTexts('today');
  const waiting = published.notSealed;
  const figures = [
    { label: words.published, count: all.byStatus.ACTIVE ?? 0, path: '/passports' },
    {
      label: words.sealed,
      count: all.sealed,
      path: '/passports?view=unsealed',
      note: waiting > 0 ? say(words.waiting, { count: waiting }) : undefined,
    },
    {
      label: words.drafts,
      count: all.byStatus.DRAFT ?? 0,
      path: '/passports?view=drafts',
      note:
        all.draftsWithFaults > 0 ? say(words.faulty, { count: all.draftsWithFaults }) : undefined,
    },
    {
      label: words.recalled,
      count: all.byStatus.RECALLED ?? 0,
      path: '/passports?view=recalled',
    },
  ];
  return (
    <section class="sec" aria-labelledby="figures">
      <header>
        <h2 id="figures">{words.figures}</h2>
      </header>
      <dl class="facts">
        {figures.map(({ label, count, path, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Link to={path}>{formats.number(count)}</Link>
              {note !== undefined && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
