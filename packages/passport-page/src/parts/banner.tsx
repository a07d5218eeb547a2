/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';
import { Sign, type SignName } from './signs.js';

/** Above everything, edge to edge; on one page each has an id of its own. */
export function Banner(banner: {
  /** Default `banner`. */
  readonly id?: string;
  readonly kind: 'stop' | 'warn' | 'plain';
  readonly sign: SignName;
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { id = 'banner', kind, sign, title, children } = banner;
  return (
    <section class={kind === 'plain' ? 'banner' : `banner ${kind}`} aria-labelledby={id}>
      <div>
        <Sign name={sign} />
        <h2 id={id}>{title}</h2>
        <div class="body">{children}</div>
      </div>
    </section>
  );
}
