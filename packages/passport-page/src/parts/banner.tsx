/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';
import { Sign, type SignName } from './signs.js';

/** Above everything, edge to edge; at most one on a page. */
export function Banner(banner: {
  readonly kind: 'stop' | 'warn' | 'plain';
  readonly sign: SignName;
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { kind, sign, title, children } = banner;
  return (
    <section class={kind === 'plain' ? 'banner' : `banner ${kind}`} aria-labelledby="banner">
      <div>
        <Sign name={sign} />
        <h2 id="banner">{title}</h2>
        <div class="body">{children}</div>
      </div>
    </section>
  );
}
