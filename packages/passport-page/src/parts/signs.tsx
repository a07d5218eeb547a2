/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';

/** Line drawings of 24 by 24, each a path. They stand beside words, and say nothing alone. */
const signs = {
  passport:
    'M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM8 10a4 4 0 1 0 8 0 4 4 0 1 0-8 0h8M12 6v8M8.5 17.5h7',
  globe:
    'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0h19M12 2.5c3.5 3 3.5 16 0 19M12 2.5c-3.5 3-3.5 16 0 19',
  seal: 'M12 2.5l2.6 2 3.3-.3.7 3.2 2.7 1.8-1.3 3 1.3 3-2.7 1.8-.7 3.2-3.3-.3-2.6 2-2.6-2-3.3.3-.7-3.2-2.7-1.8 1.3-3-1.3-3 2.7-1.8.7-3.2 3.3.3zM8.7 12.2l2.3 2.3 4.2-4.8',
  unsealed:
    'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4M8 12h8',
  repair:
    'M14.5 6.5a4 4 0 0 1 5.3-1.2l-2.7 2.7 1 1.9 1.9 1 1.5-1.6a4 4 0 0 1-5.4 4.3L8.6 21.1a2 2 0 0 1-2.9-2.9l7.6-7.5a4 4 0 0 1 1.2-4.2z',
  bin: 'M5 7h14l-1.5 14h-11zM3 7h18M9 7V4h6v3',
  chat: 'M3 4.5h18v12H11l-5 4v-4H3zM7.5 9h9M7.5 12.5h5',
  document: 'M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5M9 12h6M9 16h6',
  go: 'M5 12h13M13 6l6 6-6 6',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5V12a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7a4 4 0 0 1 8 0v3.5',
  key: 'M3.5 15.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M11.3 12.2L20 3.5M16 7.5l3 3',
  stop: 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM12 7v6.5M12 16.800v.2',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2.5V7M16 2.5V7M9 14l6 4M15 14l-6 4',
  box: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9',
  again: 'M20 11a8 8 0 1 0-2.3 6.5M20 4v7h-7',
} as const;

export type SignName = keyof typeof signs;

export function Sign({
  name,
  className = 'i',
}: {
  readonly name: SignName;
  readonly className?: string;
}): JSX.Element {
  return (
    <svg class={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  );
}

/** The large sign of a seal: rings of a guilloche and a tick; dashed where there is none. */
export function Rosette({ isSealed }: { readonly isSealed: boolean }): JSX.Element {
  if (!isSealed) {
    return (
      <svg class="rosette" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" stroke-width="2" stroke-dasharray="4 4" />
        <path stroke-width="3" d="M16 24h16" />
      </svg>
    );
  }
  const turns = [0, 20, 40, 60, 80, 100, 120, 140, 160];
  return (
    <svg class="rosette" viewBox="-24 -24 48 48" aria-hidden="true">
      {turns.map((turn) => (
        <ellipse key={turn} rx="22" ry="9" transform={`rotate(${turn})`} />
      ))}
      <circle r="10.5" class="disc" />
      <path class="tick" d="M-5 .5l3.5 3.5 7-8" />
    </svg>
  );
}
