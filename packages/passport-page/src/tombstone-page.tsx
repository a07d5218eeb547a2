/** @jsxRuntime automatic @jsxImportSource preact */
import type { TombstoneDocument } from './documents.js';
import { ActionList } from './parts/action-list.js';
import { Drawing } from './parts/drawings.js';
import { FactList } from './parts/product-head.js';
import type { PageOptions } from './page-options.js';
import { renderPage } from './page-shell.js';
import { formLink } from './server-links.js';
import { capitalised } from './values/known-words.js';
import { labelOf } from './values/say-value.js';

/** A recycled battery unit, and the passport of its model by id and product number. */
export interface Remains {
  readonly tombstone: TombstoneDocument;
  readonly model: { readonly id: string; readonly productId: string };
}

/**
 * The page of a battery unit that was recycled: that it is gone, since when, and what to do if it is not.
 *
 * @returns A whole HTML document.
 * @throws RangeError for a time that is none; `parseTombstoneDocument` finds it before.
 */
export function toTombstonePage({ tombstone, model }: Remains, options: PageOptions): string {
  const { language } = options;
  const { gone, unit, frame, codes } = language.texts;
  const { serialNumber, ceasedAt } = tombstone;
  const toModel = {
    sign: 'document',
    title: unit.model,
    detail: model.productId,
    href: tombstone.ofModelUrl,
  } as const;
  return renderPage(
    {
      kind: 'plain',
      title: gone.title,
      isTest: tombstone.dppEnvironment === 'test',
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
        forms: [{ title: frame.links, href: formLink({ id: model.id }, 'linkset', options) }],
      },
    },
    options,
  );
}
