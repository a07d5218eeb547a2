import { putIn } from '../src/verifier-texts.js';
import { create, draw, sentence, withClass } from './dom.js';
import type { Judgement } from './judge.js';
import { quoted, texts, type PublishedWords } from './published.js';
import { rosette, type State } from './signs.js';

/** The verdict: sign, word, sentence, and what has to be known with it. */
export function renderVerdict({ state, sentence: key, explanations, names }: Judgement): Element {
  const values = { ...quoted, ...names };
  const paragraphs = explanations.map((each) => sentence(texts.explain[each], values));
  return box(state, putIn(texts.verdict[key], values), paragraphs);
}

/** In the place of a verdict: what was handed over is none of what this page checks. */
export function renderNothing(paragraph: HTMLElement): Element {
  return box('undecided', texts.verdict.nothing, [paragraph]);
}

function box(state: State, said: string, paragraphs: readonly HTMLElement[]): Element {
  const heading = create('h1', said);
  heading.id = 'verdict';
  const word = said === texts.verdict.nothing ? '' : texts.words[state];
  return withClass(
    `verdict ${state}`,
    create(
      'div',
      rosette(state),
      withClass('word', create('p', word)),
      heading,
      create('div', ...paragraphs),
    ),
  );
}

/** The product, small: which passport this is about. Names are those of the file, or of its host. */
export function renderProduct(
  product: string | undefined,
  maker: string | undefined,
  words: PublishedWords | undefined,
): readonly Element[] {
  if (product === undefined) return [];
  const heading = create('h2', product);
  heading.dir = 'auto';
  const text = create(
    'div',
    ...(maker === undefined ? [] : [withClass('maker', create('p', maker))]),
    heading,
    withClass('note', create('p', texts.report.question)),
  );
  return [withClass('about', create('div', ...drawingOf(words), text))];
}

function drawingOf(words: PublishedWords | undefined): readonly Element[] {
  if (!words?.drawing) return [];
  const paths = words.drawing.map(([kind, d]) => draw('path', { class: kind, d }));
  const label = words.drawingLabel ?? '';
  const drawing = draw(
    'svg',
    { viewBox: '70 0 220 170', role: 'img', 'aria-label': label },
    ...paths,
  );
  return [withClass('pic', create('figure', drawing))];
}
