/** @jsxRuntime automatic @jsxImportSource preact */
import type { ProductCategory } from '@dpp/espr-validate';
import type { JSX } from 'preact';

export type DrawnThing = ProductCategory | 'other';

type Piece = readonly [kind: 'front' | 'side' | 'line', path: string];

/** What is drawn where a company has given no picture: lines of 360 by 170 that show no company's product. */
const drawings: Readonly<Record<DrawnThing, readonly Piece[]>> = {
  textiles: [
    [
      'front',
      'M157 26Q180 42 203 26L224 34Q236 39 240 54L264 124 242 134 219 86V150H141V86L118 134 96 124 120 54Q124 39 136 34z',
    ],
    [
      'line',
      'M151 29Q180 54 209 29M141 140H219M260 113L237 123M100 113L123 123M219 86Q217 72 221 62M141 86Q143 72 139 62',
    ],
  ],
  batteries: [
    ['front', 'M84 92L164 132V156L84 116z'],
    ['side', 'M164 132L276 86V110L164 156z'],
    ['front', 'M84 92L196 46 276 86 164 132z'],
    [
      'side',
      'M94 94l15-6 28 13-16 7zM134 114l15-7 28 14-16 6zM116 85l16-7 27 14-16 6zM156 105l16-7 27 14-16 6zM139 75l15-6 27 14-15 6zM179 95l15-6 27 14-15 6zM161 66l16-6 27 13-16 7zM201 86l16-6 27 13-16 7zM183 57l16-6 27 13-15 7zM223 77l16-6 27 13-15 7z',
    ],
  ],
  electronics: [
    ['front', 'M137 42h86a9 9 0 0 1 9 9v68a9 9 0 0 1-9 9h-86a9 9 0 0 1-9-9V51a9 9 0 0 1 9-9z'],
    ['side', 'M156 61h48v48h-48z'],
    [
      'line',
      'M148 42V24M164 42V24M180 42V24M196 42V24M212 42V24M148 128v18M164 128v18M180 128v18M196 128v18M212 128v18M128 57h-18M128 71h-18M128 85h-18M128 99h-18M128 113h-18M232 57h18M232 71h18M232 85h18M232 99h18M232 113h18M166 99V82l10-10h18',
    ],
  ],
  chemicals: [
    ['front', 'M160 52V30h40v22l18 20v74a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8V72z'],
    ['side', 'M164 18h32v12h-32z'],
    ['line', 'M142 86h76v44h-76M156 100h48M156 114h30'],
  ],
  construction: [
    ['front', 'M76 76h128v66H76z'],
    ['side', 'M204 76l72-36v66l-72 36z'],
    ['front', 'M76 76l72-36h128l-72 36z'],
    ['side', 'M100 92h32v34h-32zM148 92h32v34h-32z'],
  ],
  toys: [
    ['front', 'M118 150h124v-10a5 5 0 0 0-5-5H123a5 5 0 0 0-5 5z'],
    ['side', 'M137 113h86a11 11 0 0 1 0 22h-86a11 11 0 0 1 0-22z'],
    ['front', 'M147 91h66a11 11 0 0 1 0 22h-66a11 11 0 0 1 0-22z'],
    ['side', 'M156 69h48a11 11 0 0 1 0 22h-48a11 11 0 0 1 0-22z'],
    ['line', 'M172 69V58h16v11'],
    ['front', 'M162 42a18 18 0 1 0 36 0 18 18 0 1 0-36 0'],
    ['line', 'M173 40v.2M187 40v.2M174 48q6 5 12 0'],
  ],
  cosmetics: [
    ['front', 'M126 74h108v64a12 12 0 0 1-12 12h-84a12 12 0 0 1-12-12z'],
    ['side', 'M120 40a6 6 0 0 1 6-6h108a6 6 0 0 1 6 6v34H120z'],
    ['line', 'M134 44v20M150 44v20M166 44v20M182 44v20M198 44v20M214 44v20M150 96h60M160 110h40'],
  ],
  'iron-steel': [
    ['front', 'M138 128h34l112-38h-34z'],
    ['side', 'M138 79v49l112-38V41z'],
    ['side', 'M172 128v13l112-38V90zM172 66v13l112-38V28z'],
    ['front', 'M92 66h80l112-38h-80z'],
    ['front', 'M92 66h80v13h-34v49h34v13H92v-13h34V79H92z'],
  ],
  aluminium: [
    ['front', 'M92 62h72l116-38h-72z'],
    ['side', 'M164 62v76l116-38V24z'],
    ['front', 'M92 62h72v76H92zM104 74v52h20V74zM132 74v52h20V74z'],
  ],
  other: [
    ['front', 'M96 66l84 32v58L96 124z'],
    ['side', 'M180 98l84-32v58l-84 32z'],
    ['front', 'M96 66l84-32 84 32-84 32z'],
    ['line', 'M138 50l84 32v22'],
  ],
};

const classes = { front: 'obj', side: 'obj2', line: undefined } as const;

/** The paths of a drawing, each with its class. */
export function drawingPaths(thing: DrawnThing): readonly (readonly [kind: string, d: string])[] {
  return drawings[thing].map(([kind, path]) => [classes[kind] ?? '', path] as const);
}

/** Waves as on banknotes; each is one curve that repeats beyond both edges of the picture. They are drawn mirrored, too. */
const waves = [14, 28, 42, 56, 70].map((bend) => `M-220 90q25 ${bend} 50 0${'t50 0'.repeat(15)}`);

/** @param drawn.hasWaves - False for each drawing of a page but the first, whose waves it shows again. Default true. */
export function Drawing({
  thing,
  label,
  hasWaves = true,
}: {
  readonly thing: DrawnThing;
  readonly label: string;
  readonly hasWaves?: boolean;
}): JSX.Element {
  return (
    <svg viewBox="0 0 360 170" role="img" aria-label={label}>
      <g class="art">
        {hasWaves ? (
          <path class="wave" id="waves" d={waves.join('')} />
        ) : (
          <use class="wave" href="#waves" />
        )}
        <use class="wave" href="#waves" transform="matrix(1 0 0-1 0 180)" />
        {drawings[thing].map(([kind, path]) => (
          <path key={path} class={classes[kind]} d={path} />
        ))}
      </g>
    </svg>
  );
}
