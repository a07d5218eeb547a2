/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
import { awayRel } from './said-text.js';
import { Sign } from './signs.js';

/** What a reader may not see. */
export interface RestrictedFacts {
  /** By name. */
  readonly names: readonly string[];
  /** True when the law lets some readers ask for it; else the company alone reads it. */
  readonly isOpenByLaw: boolean;
  /** Where to ask, if the company has said. */
  readonly askAt?: string | undefined;
}

/** Names the facts that exist and are not shown, the readers they are for, and the contact to ask. */
export function Restricted({
  facts,
  language,
}: {
  readonly facts: RestrictedFacts;
  readonly language: Language;
}): JSX.Element {
  const { lock } = language.texts;
  const { names, isOpenByLaw, askAt } = facts;
  return (
    <div class="lock">
      <Sign name="lock" />
      <div>
        <Names names={names} />
        <p class="note">{isOpenByLaw ? lock.law : lock.owner}</p>
        {isOpenByLaw && askAt !== undefined && (
          <a class="btn" href={askAt} rel={awayRel}>
            <Sign name="key" />
            {lock.request}
          </a>
        )}
      </div>
    </div>
  );
}

function Names({ names }: { readonly names: readonly string[] }): JSX.Element {
  if (names.length === 1) return <p>{names[0]}</p>;
  return (
    <ul class="dots">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
