import { putIn } from '../src/verifier-texts.js';
import { create, draw, sentence, withClass } from './dom.js';
import { nameOf, type Judgement } from '../src/report/judge-report.js';
import type { FileReport } from '../src/verify/verify-file.js';
import { labelOf, quoted, texts, type PublishedWords } from './published.js';
import { sayValue } from './say-entries.js';
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

/** The product that a file speaks of, in the words of the file or of its host. */
export interface NamedProduct {
  readonly name: string | undefined;
  /** Sealed with the name; undefined where no sealed entry repeats it. */
  readonly number: string | undefined;
  readonly maker: string | undefined;
}

/** The subject of the report, before its verdict: of which product the file speaks, and who sealed that. */
export function renderSubject(
  report: FileReport,
  { state }: Judgement,
  { name, number, maker }: NamedProduct,
  words: PublishedWords | undefined,
): readonly Element[] {
  const statement = statementOf(report, state, name, number);
  if (statement === undefined) return [];
  const heading = create('p', name ?? '');
  heading.dir = 'auto';
  const text = create(
    'div',
    ...(maker === undefined || DOUBTFUL.includes(state)
      ? []
      : [withClass('maker', create('p', maker))]),
    ...(name === undefined ? [] : [withClass('name', heading)]),
    withClass('statement', statement),
    ...(name === undefined ? [] : [withClass('note', create('p', texts.report.question))]),
  );
  return [withClass('about', create('div', ...drawingOf(words), text))];
}

/** Verdicts under which the name of a company may be a forged one: it does not stand before them. */
const DOUBTFUL: readonly State[] = ['reserved', 'failed', 'unsealed'];

function statementOf(
  report: FileReport,
  state: State,
  name: string | undefined,
  number: string | undefined,
): HTMLParagraphElement | undefined {
  if (report.kind === 'unreadable') return undefined;
  const { about, aboutOpen, aboutEntry } = texts.report;
  if (report.kind === 'leafProof') {
    const { entry } = report;
    if (entry === undefined) return undefined;
    const statement = `${labelOf(entry.key)}: ${sayValue(entry.value, entry.key)}`;
    return sentence(aboutEntry, { statement });
  }
  if (name === undefined) return undefined;
  const product = number === undefined || number === name ? name : `${name} (${number})`;
  const isEstablished = state === 'passed' || state === 'reserved';
  return sentence(isEstablished ? about : aboutOpen, { product, signer: nameOf(report.signer) });
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
