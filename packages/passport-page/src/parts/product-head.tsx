/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { Language } from '../values/language.js';
import type { Said } from '../values/said.js';
import { Drawing, type DrawnThing } from './drawings.js';
import { SaidText } from './said-text.js';
import { SealLine, type SealFacts } from './seal.js';

/** A picture of the product that the site of the page holds: pages load nothing from others. */
export interface Picture {
  /** From 1: which of the enrichment's pictures it is. */
  readonly number: number;
  /** Where on the site: a path. */
  readonly src: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly caption: string | undefined;
}

export interface Fact {
  readonly label: string;
  readonly value: Said;
  /** More about it, on a line of its own. */
  readonly note?: Said;
}

export interface ProductHeadFacts {
  readonly name: Said;
  readonly maker: Said;
  /** Model, size, batch: what tells this product from others of its maker. */
  readonly marks: readonly string[];
  readonly drawing: DrawnThing;
  readonly facts: readonly Fact[];
}

/** The first screen: picture, maker, name, seal status, and up to four facts. */
export function ProductHead(shown: {
  readonly head: ProductHeadFacts;
  readonly seal: SealFacts;
  readonly pictures: readonly Picture[];
  readonly language: Language;
}): JSX.Element {
  const { head, seal, pictures, language } = shown;
  return (
    <div class="product">
      <ProductPicture
        picture={pictures[0]}
        drawing={head.drawing}
        name={head.name}
        language={language}
      />
      <div>
        <p class="maker">
          <b>
            <SaidText said={head.maker} />
          </b>
          {head.marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
        <h1 lang={head.name.lang}>{head.name.text}</h1>
        <SealLine seal={seal} language={language} />
      </div>
      {head.facts.length > 0 && <FactList facts={head.facts} />}
    </div>
  );
}

/**
 * The product as its company shows it, whole and never larger than it is; without a picture a drawing of some
 * product of the category, which says that it is a drawing.
 */
export function ProductPicture({
  picture,
  drawing,
  name,
  language,
}: {
  readonly picture: Picture | undefined;
  readonly drawing: DrawnThing;
  /** Name of the product. */
  readonly name: Said;
  readonly language: Language;
}): JSX.Element {
  if (!picture) {
    return (
      <figure class="pic">
        <Drawing thing={drawing} label={language.texts.frame.drawing} />
      </figure>
    );
  }
  const { src, width, height, caption } = picture;
  return (
    <figure class={isInset(picture) ? 'pic photo inset' : 'pic photo'}>
      <img {...{ src, width, height }} alt={name.text} lang={name.lang} />
      {caption !== undefined && <figcaption lang="">{caption}</figcaption>}
    </figure>
  );
}

/** The narrowest window that pages are made for, in pixels. */
const narrowestWindow = 320;

/** True when a picture does not fill the width of a phone: it is upright, square or small. */
function isInset({ width, height }: Picture): boolean {
  return height >= width || width < narrowestWindow;
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <dl class="facts">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={value.lang}>
            {value.text}
            {value.unit !== undefined && <i>{`\u00a0${value.unit}`}</i>}
            {note && (
              <small>
                <SaidText said={note} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
