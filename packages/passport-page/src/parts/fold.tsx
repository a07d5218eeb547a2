/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, JSX } from 'preact';

export function Fold(fold: {
  readonly title: string;
  /** Said at the right while it is closed: how much there is, or the one thing to know. */
  readonly hint?: string | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { title, hint, children } = fold;
  return (
    <details class="fold">
      <summary>
        <h3>{title}</h3>
        {hint !== undefined && <span>{hint}</span>}
      </summary>
      <div class="in">{children}</div>
    </details>
  );
}
