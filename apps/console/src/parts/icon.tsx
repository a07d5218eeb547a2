import type { VNode } from 'preact';
import { paths } from './icon-paths.js';

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  /** 16 px in place of 20. */
  readonly small?: boolean;
  readonly class?: string;
}

/** A sign of the house, beside a word that says the same. */
export function Icon({ name, small = false, class: extra }: IconProps): VNode {
  const classes = ['i', small && 's', extra].filter(Boolean).join(' ');
  return (
    <svg class={classes} viewBox="0 0 24 24" aria-hidden="true">
      {name === 'seal' ? <SealSign /> : <path d={paths[name]} />}
    </svg>
  );
}

/** The rosette of the seals, small; its hole has the colour of what lies behind. */
function SealSign(): VNode {
  return (
    <>
      <g stroke-width="1">
        {[0, 36, 72, 108, 144].map((angle) => (
          <ellipse
            key={angle}
            cx="12"
            cy="12"
            rx="11"
            ry="5.5"
            transform={`rotate(${angle} 12 12)`}
          />
        ))}
      </g>
      <circle cx="12" cy="12" r="5.5" class="hole" />
      <path stroke-width="2" d={paths.seal} />
    </>
  );
}
