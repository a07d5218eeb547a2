/** @jsxRuntime automatic @jsxImportSource preact */
import type { UnitTombstone } from '../unit-json-ld.js';
import { ActionList } from './parts/action-list.js';
import { Drawing } from './parts/drawings.js';
import { FactList } from './parts/product-head.js';
import { renderPage } from './page-shell.js';
import { capitalised } from './values/known-words.js';
import type { Language } from './values/language.js';
import { labelOf } from './values/say-value.js';

/** What is left of a battery, and the name of its model: nothing else of the passport is read for it. */
export interface Remains {
  readonly tombstone: UnitTombstone;
  readonly model: { readonly id: string; readonly productId: string };
}

/** What people see where a battery was: that it is gone, since when, and what to do if it is not. */
export function toTombstonePage({ tombstone, model }: Remains, language: Language): string {
  const { gone, unit, frame, codes } = language.texts;
  const { serialNumber, ceasedAt } = tombstone;
  const toModel = {
    sign: 'document',
    title: unit.model,
    detail: model.productId,
    href: tombstone.ofModelUrl,
  } as const;
  return renderPage({
    kind: 'plain',
    language,
    title: gone.title,
    main: (
      <div class="plain ended">
        <figure class="pic">
          <Drawing thing="batteries" label={frame.drawing} />
        </figure>
        <p class="maker">
          <span>
            {unit.battery} <b class="code">{serialNumber}</b>
          </span>
        </p>
        <h1>{gone.title}</h1>
        {ceasedAt !== null && (
          <FactList
            facts={[
              {
                label: capitalised(codes.recycled),
                value: { text: language.day(new Date(ceasedAt)) },
              },
            ]}
          />
        )}
        <p>{gone.law}</p>
        <h2>{gone.hold}</h2>
        <p>{gone.holdText}</p>
        <ActionList actions={[toModel]} />
      </div>
    ),
    foot: {
      uri: tombstone['@id'],
      numbers: [
        [frame.productNumber, model.productId],
        [labelOf('serialNumber', language), serialNumber],
      ],
      forms: [{ title: frame.links, href: `/passport/${model.id}?representation=linkset` }],
    },
  });
}
