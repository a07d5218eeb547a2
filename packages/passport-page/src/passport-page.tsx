/** @jsxRuntime automatic @jsxImportSource preact */
import type { Enrichment, PassportDocument } from './documents.js';
import { categoryPage } from './category-page.js';
import { Banner } from './parts/banner.js';
import { Fill } from './parts/fill.js';
import { PassportFolds } from './passport-folds.js';
import { ProductHead, type Picture } from './parts/product-head.js';
import { SealPanel, Day } from './parts/seal.js';
import { ActionList } from './parts/action-list.js';
import { awayRel } from './parts/said-text.js';
import { renderPage } from './page-shell.js';
import { actionsOf } from './passport-actions.js';
import { footOf, headOf, sealOf, type FootOptions } from './passport-facts.js';
import { requestAccessLink } from './server-links.js';
import { PassportSections } from './passport-sections.js';
import { readerOf, type Reader } from './values/reader.js';
import { plainText } from './values/said.js';

/** The parts of a page that are not in the document for machines. */
export interface PassportPageOptions extends FootOptions {
  readonly enrichment?: Enrichment | null | undefined;
  /** Since when the passport has its status; null for the one that it was made with. */
  readonly statusChangedAt?: Date | null | undefined;
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
  const language = readerOf(options);
  const { headings } = language.texts;
  const head = headOf(document, language);
  const isRecalled = document.status === 'RECALLED';
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
      banner: (
        <StatusBanner
          document={document}
          enrichment={enrichment}
          since={statusChangedAt}
          language={language}
        />
      ),
      main: (
        <>
          <ProductHead head={head} seal={seal} pictures={pictures} language={language} />
          {enrichment?.tagline !== undefined && (
            <p class="tagline" lang="">
              {enrichment.tagline}
            </p>
          )}
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

/** A company name that ends with a full stop needs no other. */
function inSentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => `${before}${before.endsWith('.') ? '' : '.'} ${text}`);
}

interface BannerOptions {
  readonly document: PassportDocument;
  readonly enrichment: Enrichment | null;
  readonly since: Date | null;
  readonly language: Reader;
}

/** The banner above a page; a recall goes before every other. */
function StatusBanner({ document, enrichment, since, language }: BannerOptions) {
  const { banners } = language.texts;
  const company = document.economicOperator.name;
  switch (document.status) {
    case 'RECALLED':
      return (
        <RecallBanner
          document={document}
          enrichment={enrichment}
          since={since}
          language={language}
        />
      );
    case 'DECOMMISSIONED':
      return (
        <Banner kind="warn" sign="calendar" title={banners.ended}>
          <p>
            <Fill text={banners.endedBy} company={company} />{' '}
            <Since at={since} language={language} />{' '}
            <Retention document={document} language={language} />
          </p>
        </Banner>
      );
    case 'DRAFT':
      return (
        <Banner kind="plain" sign="document" title={banners.draft}>
          <p>{document.economicOperator.name}</p>
        </Banner>
      );
    case 'ACTIVE':
      return document.archivedAt === null ? null : (
        <Banner kind="plain" sign="box" title={banners.archived}>
          <p>
            <Retention document={document} language={language} />
          </p>
        </Banner>
      );
  }
}

/** The day of a status, as a sentence of its own. */
function Since({ at, language }: { readonly at: Date | null; readonly language: Reader }) {
  return (
    at && (
      <span>
        <Fill text="{date}." date={Day({ at, language })} />
      </span>
    )
  );
}

function Retention({
  document,
  language,
}: {
  readonly document: PassportDocument;
  readonly language: Reader;
}) {
  if (document.retentionUntil === null) return null;
  const date = Day({ at: new Date(document.retentionUntil), language });
  return <Fill text={language.texts.banners.until} date={date} />;
}

/** The portal on which recalls of dangerous products are published (Regulation (EU) 2023/988, Article 25). */
const safetyGate = 'https://ec.europa.eu/safety-gate';

/**
 * Who recalls, and what to do. No reason is named: the passport holds none. The button leads to a party that can
 * help; only the company knows which of its links is about the recall.
 */
function RecallBanner({ document, enrichment, since, language }: BannerOptions) {
  const { banners } = language.texts;
  const [ask] = actionsOf(document, { isRecalled: true, onlyAsk: true }, language);
  return (
    <Banner kind="stop" sign="stop" title={banners.recalled}>
      <p>
        <Fill text={banners.recalledBy} company={document.economicOperator.name} />{' '}
        <Since at={since} language={language} />
      </p>
      <ol>
        <li>{banners.stepStop}</li>
        <li>{banners.stepRead}</li>
        <li>{banners.stepRemedy}</li>
      </ol>
      {ask && (
        <a class="btn" href={ask.href} rel={awayRel}>
          {ask.title}
        </a>
      )}
      <ul class="links">
        {enrichment?.links?.map(({ url, label }) => (
          <li key={url}>
            <a href={url} rel={awayRel} lang="">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={safetyGate} rel={awayRel}>
            Safety Gate
          </a>
        </li>
      </ul>
    </Banner>
  );
}
