/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import { careSignOf, sayCare, type CareSign } from '../values/known-words.js';
import type { Language } from '../values/language.js';
import type { Line } from '../values/said.js';
import { LineText } from './said-text.js';

const cross = 'M4 5l28 26M32 5L4 31';
const tub = 'M3 9l4 20h22l4-20M3 13q5-4 10 0t10 0 10 0M8 33h20';
const iron = 'M9 9h17q3 0 4 4l3 15H3q0-11 11-11h17';

/** Signs of our own, always beside words: those of ISO 3758 are trade marks. */
const paths: Readonly<Record<CareSign['sign'], string>> = {
  wash: tub,
  hand: `${tub}M14 26v-7q2-2 4 0v4`,
  bleach: `M18 5l14 25H4z${cross}`,
  tumble: `M5 5h26v26H5zM8 18a10 10 0 1 0 20 0 10 10 0 1 0-20 0${cross}`,
  iron,
  'no-iron': iron + cross,
  'dry-clean': `M5 18a13 13 0 1 0 26 0 13 13 0 1 0-26 0${cross}`,
};

/** How to wash, dry and iron: known sentences in the language of the page, with a sign; others as written. */
export function Care({
  lines,
  language,
}: {
  readonly lines: readonly Line[];
  readonly language: Language;
}): JSX.Element {
  return (
    <ul class="care">
      {lines.map((line, index) => {
        const care = careSignOf(line.said.text);
        return (
          <li key={index}>
            {care && <CareDrawing care={care} />}
            {care ? (
              <span>{sayCare(care, language)}</span>
            ) : (
              <span>
                <LineText line={line} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function CareDrawing({ care: { sign, degrees } }: { readonly care: CareSign }): JSX.Element {
  return (
    <svg class="i" viewBox="0 0 36 36" aria-hidden="true">
      <path d={paths[sign]} />
      {sign === 'wash' && degrees !== undefined && (
        <text x="18" y="25">
          {degrees}
        </text>
      )}
    </svg>
  );
}
