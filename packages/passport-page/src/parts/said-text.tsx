/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Line, Said } from '../values/said.js';

/** Leads away from the page without telling where from, and without a hold on it (HTML, "noreferrer"). */
export const awayRel = 'noreferrer nofollow';

/** A value with what machines know of it: where it leads, which day it is, which language it is in. */
export function SaidText({ said }: { readonly said: Said }): JSX.Element {
  const { text, unit, href, dateTime, lang } = said;
  const words = unit === undefined ? text : `${text}\u00a0${unit}`;
  if (href !== undefined) {
    return (
      <a href={href} rel={awayRel} lang={lang}>
        {words}
      </a>
    );
  }
  if (dateTime !== undefined) return <time datetime={dateTime}>{words}</time>;
  return lang === undefined ? <>{words}</> : <span lang={lang}>{words}</span>;
}

/** One of the values of a field, with what else is said of it. */
export function LineText({ line: { heading, said, notes } }: { readonly line: Line }): JSX.Element {
  return (
    <>
      {heading !== undefined && <>{heading}: </>}
      <SaidText said={said} />
      {notes?.map(([label, note]) => (
        <span key={label} class="note sub">
          {label !== '' && <>{label}: </>}
          <SaidText said={note} />
        </span>
      ))}
    </>
  );
}
