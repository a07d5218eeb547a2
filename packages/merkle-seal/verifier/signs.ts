import type { VerifierTexts } from '../src/verifier-texts.js';
import { draw } from './dom.js';

export type State = keyof VerifierTexts['words'];

/** The large sign of a verdict: a whole rosette, one in two halves, or a dashed ring, with a mark in it. */
export function rosette(state: State): SVGElement {
  const attributes = { class: 'rosette', 'aria-hidden': 'true' };
  switch (state) {
    case 'passed':
      return draw(
        'svg',
        { ...attributes, viewBox: '-24 -24 48 48' },
        ...rings(),
        disc(),
        draw('path', { class: 'tick', d: 'M-5 .5l3.5 3.5 7-8' }),
      );
    case 'reserved':
      return draw(
        'svg',
        { ...attributes, viewBox: '-24 -24 48 48' },
        ...rings(),
        disc(),
        draw('path', { class: 'mark', d: 'M0-6v7M0 6v.2' }),
      );
    case 'failed':
      return draw(
        'svg',
        { ...attributes, viewBox: '-26 -26 52 52' },
        draw('defs', {}, clip('upper', 'M-24-24h48l-48 44z'), clip('lower', 'M24-20v44h-48z')),
        draw('g', { transform: 'translate(-1.5 -1.5)', 'clip-path': 'url(#upper)' }, ...rings()),
        draw('g', { transform: 'translate(1.5 1.5)', 'clip-path': 'url(#lower)' }, ...rings()),
        disc(),
        draw('path', { class: 'mark', d: 'M-4-4l8 8M4-4l-8 8' }),
      );
    default:
      return draw(
        'svg',
        { ...attributes, viewBox: '-24 -24 48 48' },
        draw('circle', { r: '21', 'stroke-width': '2', 'stroke-dasharray': '4 4' }),
        draw('path', { class: 'mark', d: state === 'unsealed' ? 'M-8 0h16' : QUESTION }),
      );
  }
}

const QUESTION = 'M-5-4.500a5 5 0 1 1 7 4.600c-1.500.7-2 1.600-2 3.400M0 9v.2';

function rings(): SVGElement[] {
  return Array.from({ length: 9 }, (_, index) =>
    draw('ellipse', { rx: '22', ry: '9', transform: `rotate(${index * 20})` }),
  );
}

const disc = () => draw('circle', { r: '10.5', class: 'disc' });

function clip(id: string, d: string): SVGElement {
  return draw('clipPath', { id }, draw('path', { d }));
}

const SIGNS = {
  lock: 'M6.500 10.500h11a1.500 1.500 0 0 1 1.500 1.500v7.500a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19.500V12a1.500 1.500 0 0 1 1.500-1.500zM8 10.500V7a4 4 0 0 1 8 0v3.500',
  save: 'M12 3v12M7 10.500l5 5 5-5M4 20.500h16',
  print: 'M7 9V3h10v6M7 17H3.500V9h17v8H17M7 14h10v7H7z',
} as const;

/** A small sign beside words. */
export function sign(name: keyof typeof SIGNS): SVGElement {
  return draw(
    'svg',
    { class: 'i', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    draw('path', { d: SIGNS[name] }),
  );
}
