/**
 * Colours, faces and corners; each colour with its value for dark screens. Text has a contrast of 4.5 or more
 * on `paper` and on `tint`, signs and edges of 3 (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const tokens = `
:root {
  color-scheme: light dark;
  --paper: #ffffff;
  --tint: #f6f2f3;
  --ink: #1d1920;
  --soft: #5b5260;
  --rule: #ddd6da;
  --edge: #83777f;
  --band: #6a1b3a;
  --on-band: #ffffff;
  --brand: #6a1b3a;
  --link: #6a1b3a;
  --focus-page: #0b57d0;
  --focus: var(--focus-page);
  --stop: #a8120c;
  --on-stop: #ffffff;
  --warn: #fff3d1;
  --on-warn: #1d1920;
  --warn-edge: #8a5a00;
  --c1: #6a1b3a;
  --c2: #b06f12;
  --c3: #2b6f73;
  --c4: #7d6fa0;
  --c5: #4a5a2a;
  --c6: #7d7378;
  --line: color-mix(in srgb, var(--brand) 26%, var(--tint));
  --serif: ui-serif, 'Iowan Old Style', 'Palatino Linotype', 'Noto Serif', Cambria, Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif;
  --r: 4px;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #151217;
    --tint: #211b22;
    --ink: #f2edf0;
    --soft: #bcb1b9;
    --rule: #3d353d;
    --edge: #8f838b;
    --band: #4c1229;
    --brand: #d3a0b0;
    --link: #ecc3ce;
    --focus-page: #9cc4ff;
    --stop: #97110b;
    --warn: #3a2a06;
    --on-warn: #f7edd8;
    --warn-edge: #d9a441;
    --c1: #c98aa0;
    --c2: #cfa25e;
    --c3: #6cb7b8;
    --c4: #b3a4d8;
    --c5: #a9bd78;
    --c6: #a99fa5;
  }
}
`;
