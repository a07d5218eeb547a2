/** @jsxRuntime automatic @jsxImportSource preact */
import type { Enrichment, PassportDocument, StatusNote } from './documents.js';
import { categoryPage } from './category-page.js';
import { PassportFolds } from './passport-folds.js';
import { ProductHead, type Picture } from './parts/product-head.js';
import { SealPanel } from './parts/seal.js';
import { ActionList } from './parts/action-list.js';
import { renderPage } from './page-shell.js';
import { actionsOf } from './passport-actions.js';
import { footOf, headOf, sealOf, type FootOptions } from './passport-facts.js';
import { requestAccessLink } from './server-links.js';
import { PassportSections } from './passport-sections.js';
import { StatusBanner, type Successor } from './status-banner.js';
import { readerOf } from './values/reader.js';
import { plainText } from './values/said.js';

/** The parts of a page that are not in the document for machines. */
export interface PassportPageOptions extends FootOptions {
  readonly enrichment?: Enrichment | null | undefined;
  /** Since when the passport has its status; null for the one that it was made with. */
  readonly statusChangedAt?: Date | null | undefined;
  /** What holders are told of the status. */
  readonly statusNote?: StatusNote | null | undefined;
  /** The edition that took the place of this one; null for the current edition. */
  readonly supersededBy?: Successor | null | undefined;
  /** Pictures of the product that the site of the page holds; without any there is a drawing. */
  readonly pictures?: readonly Picture[] | undefined;
}

/**
 * A passport as a web page, of the same masked document that machines get.
 *
 * @param document - Masked for the reader of the page.
 * @returns A whole HTML document.
 * @throws RangeError for a time that is none; `parsePassportDocument` finds it before.
 */
export function toPassportPage(document: PassportDocument, options: PassportPageOptions): string {
  const { enrichment = null, statusChangedAt = null, pictures = [] } = options;
  const { statusNote = null, supersededBy = null } = options;
  const language = readerOf(options);
  const { headings } = language.texts;
  const head = headOf(document, language);
  const isRecalled = document.status === 'RECALLED' || supersededBy?.isRecalled === true;
  const seal = sealOf(document, options);
  const category = categoryPage(document.metadata.category, language.categories);
  const actions = actionsOf(document, { isRecalled }, language);
  const facts = head.facts.map(({ label, value }) => `${label}: ${plainText(value)}`);
  return renderPage(
    {
      kind: 'passport',
      title: head.name.text,
      description: inSentences([head.maker.text, ...facts]),
      isRecalled,
      isTest: document.dppEnvironment === 'test',
      banner: (
        <StatusBanner
          document={document}
          enrichment={enrichment}
          since={statusChangedAt}
          note={statusNote}
          successor={supersededBy}
          language={language}
        />
      ),
      main: (
        <>
          <ProductHead head={head} seal={seal} pictures={pictures} language={language} />
          <Tagline enrichment={enrichment} />
          <div class="cols">
            <PassportSections document={document} category={category} language={language} />
            <aside>
              {actions.length > 0 && (
                <section class="part">
                  <h2>{category.isForProfessionals ? headings.documents : headings.actions}</h2>
                  <ActionList actions={actions} />
                </section>
              )}
              <SealPanel seal={seal} language={language} />
            </aside>
            <PassportFolds
              document={document}
              enrichment={enrichment}
              pictures={pictures}
              askAt={requestAccessLink(document.id, options)}
              language={language}
            />
          </div>
        </>
      ),
      foot: footOf(document, options),
    },
    options,
  );
}

function Tagline({ enrichment }: { readonly enrichment: Enrichment | null }) {
  if (enrichment?.tagline === undefined) return null;
  return (
    <p class="tagline" lang="">
      {enrichment.tagline}
    </p>
  );
}

/** A company name that ends with a full stop needs no other. */
function inSentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => `${before}${before.endsWith('.') ? '' : '.'} ${text}`);
}
