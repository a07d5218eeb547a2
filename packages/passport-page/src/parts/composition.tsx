/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
import { plainText, type Said } from '../values/said.js';
import { SaidText } from './said-text.js';

/** A part of a whole. */
export interface Share {
  readonly name: Said;
  readonly value: number;
  readonly said: string;
}

const mostShown = 6;

/** The largest shares, of which the last stands for all that are smaller. */
export function shownShares(shares: readonly Share[], language: Language): readonly Share[] {
  const ordered = [...shares].sort((one, other) => other.value - one.value);
  if (ordered.length <= mostShown) return ordered;
  const rest = ordered.slice(mostShown - 1).reduce((sum, { value }) => sum + value, 0);
  const value = Number(rest.toPrecision(12));
  const other = {
    name: { text: language.texts.headings.other },
    value,
    said: language.percent(value),
  };
  return [...ordered.slice(0, mostShown - 1), other];
}

/** Shares as a bar and in words. Where they do not make a whole there is no bar, which would lie. */
export function Composition({
  shares,
  language,
}: {
  readonly shares: readonly Share[];
  readonly language: Language;
}): JSX.Element {
  const sum = shares.reduce((total, { value }) => total + value, 0);
  const isWhole = Math.abs(sum - 100) < 0.5 && shares.every(({ value }) => value >= 0);
  return (
    <>
      {isWhole && shares.length > 1 && (
        <ShareBar shares={shares} label={language.texts.headings.shares} />
      )}
      <ShareList shares={shares} hasKeys={isWhole && shares.length > 1} />
    </>
  );
}

/** @param label - What the bar is of, for those who do not see it. */
export function ShareBar({
  shares,
  label,
}: {
  readonly shares: readonly Share[];
  readonly label: string;
}): JSX.Element {
  const whole = shares.reduce((total, { value }) => total + value, 0);
  let start = 0;
  const words = shares.map(({ name, said }) => `${plainText(name)} ${said}`).join(', ');
  return (
    <svg class="bar" role="img" aria-label={`${label}: ${words}`}>
      {shares.map(({ value }, index) => {
        const x = start;
        start += value;
        return (
          <rect
            key={index}
            class={`k${index + 1}`}
            x={percentOf(x, whole)}
            width={percentOf(value, whole)}
            height="24"
          />
        );
      })}
    </svg>
  );
}

export function ShareList({
  shares,
  hasKeys,
}: {
  readonly shares: readonly Share[];
  readonly hasKeys: boolean;
}): JSX.Element {
  return (
    <ul class="shares">
      {shares.map(({ name, said }, index) => (
        <li key={index}>
          {hasKeys && (
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <rect class={`k${index + 1}`} width="12" height="12" rx="1" />
            </svg>
          )}
          <span>
            <SaidText said={name} />
          </span>{' '}
          <b>{said}</b>
        </li>
      ))}
    </ul>
  );
}

/** Shares each of another whole: of the cobalt, of the nickel. */
export function Meters({ shares }: { readonly shares: readonly Share[] }): JSX.Element {
  return (
    <ul class="meter">
      {shares.map(({ name, value, said }, index) => (
        <li key={index}>
          <p>
            <span>
              <SaidText said={name} />
            </span>{' '}
            <b>{said}</b>
          </p>
          <svg aria-hidden="true">
            <rect class="rail" width="100%" height="10" rx="2" />
            <rect
              class="k1"
              width={percentOf(Math.min(Math.max(value, 0), 100), 100)}
              height="10"
              rx="2"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function percentOf(value: number, whole: number): string {
  return `${Math.round((value / whole) * 10_000) / 100}%`;
}
