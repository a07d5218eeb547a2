/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import { awayRel } from './said-text.js';
import { Sign, type SignName } from './signs.js';

/** Something a reader can do, and where that leads. */
export interface Action {
  readonly sign: SignName;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

export function ActionList({ actions }: { readonly actions: readonly Action[] }): JSX.Element {
  return (
    <ul class="acts">
      {actions.map(({ sign, title, detail, href }) => (
        <li key={href}>
          <a href={href} rel={awayRel}>
            <Sign name={sign} />
            <b>{title}</b>
            <span>{detail}</span>
            <Sign name="go" className="i go" />
          </a>
        </li>
      ))}
    </ul>
  );
}
