import { useQuery } from '@tanstack/preact-query';
import { Failure } from '../parts/failure.js';
import { Icon } from '../parts/icon.js';
import { useObjectUrl } from '../parts/use-object-url.js';
import { client } from '../server/client.js';
import { useTexts } from '../texts/use-texts.js';
import type { CodedPassport } from './coded-passports.js';
import type { CodeStyle } from './make-codes.js';
import { dotOf, svgOfWidth } from './model/true-size.js';

/** Narrower dots are missed by simple readers (GS1 General Specifications, table 1). */
const leastDotMm = 0.396;

interface CodePreviewProps {
  readonly passport: CodedPassport;
  readonly look: CodeStyle;
}

/** One code as wide as it is printed. */
export function CodePreview({ passport, look }: CodePreviewProps) {
  const { words, say, formats } = useTexts('codes');
  const { ecl, withText: hri, widthMm } = look;
  const { data: svg, error } = useQuery({
    queryKey: ['code', passport.id, ecl, hri],
    queryFn: ({ signal }) =>
      passport.of === 'unit'
        ? client.qrCodes.getUnitSvg(passport.id, { ecl, hri, signal })
        : client.qrCodes.getSvg(passport.id, { ecl, hri, link: 'auto', signal }),
    staleTime: Infinity,
  });
  const image = useObjectUrl(svg === undefined ? undefined : svgOfWidth(svg, widthMm));
  const dot = svg === undefined ? undefined : dotOf(svg, widthMm);
  const dotText = dot === undefined ? '' : formats.number(Math.round(dot * 100) / 100);
  return (
    <section class="stack tight" aria-label={words.preview}>
      {error && <Failure error={error} what={words.previewFailed} />}
      {image !== undefined && (
        <div class="true-size" tabIndex={0} role="group" aria-label={words.preview}>
          <img src={image} alt={say(words.previewOf, { name: passport.name })} />
        </div>
      )}
      {dot !== undefined && (
        <p class={dot < leastDotMm ? 'st attn wraps' : 'note'} role="status">
          {dot < leastDotMm && <Icon name="warn" />}
          <span>{say(dot < leastDotMm ? words.dotSmall : words.dot, { dot: dotText })}</span>
        </p>
      )}
    </section>
  );
}
