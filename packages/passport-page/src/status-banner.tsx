/** @jsxRuntime automatic @jsxImportSource preact */
import type { Enrichment, PassportDocument, StatusNote } from './documents.js';
import { Banner } from './parts/banner.js';
import { Fill } from './parts/fill.js';
import { Day } from './parts/seal.js';
import { Note } from './parts/note.js';
import { awayRel } from './parts/said-text.js';
import { actionsOf } from './passport-actions.js';
import type { Reader } from './values/reader.js';

/** The edition that answers in the place of a superseded one. */
export interface Successor {
  /** Address of its page. */
  readonly url: string;
  /** True while it is recalled: the recall is of the product, and so of every edition. */
  readonly isRecalled: boolean;
}

interface BannerOptions {
  readonly document: PassportDocument;
  readonly enrichment: Enrichment | null;
  readonly since: Date | null;
  readonly note: StatusNote | null;
  readonly successor: Successor | null;
  readonly language: Reader;
}

/** The banners above a page: that there is a newer edition comes first, then a recall, then every other status. */
export function StatusBanner(shown: BannerOptions) {
  const { document, successor, language } = shown;
  if (!successor) return <OwnStatus {...shown} />;
  return (
    <>
      <Superseded successor={successor} document={document} language={language} />
      {document.status === 'RECALLED' && <RecallBanner {...shown} />}
      {document.status !== 'RECALLED' && successor.isRecalled && (
        <RecallBanner {...shown} since={null} note={null} />
      )}
    </>
  );
}

function Superseded({
  successor,
  document,
  language,
}: Pick<BannerOptions, 'document' | 'language'> & { readonly successor: Successor }) {
  const { banners } = language.texts;
  return (
    <Banner id="superseded" kind="warn" sign="document" title={banners.superseded}>
      <p>
        {banners.supersededText} <Retention document={document} language={language} />
      </p>
      <a class="btn" href={successor.url}>
        {banners.current}
      </a>
    </Banner>
  );
}

function OwnStatus(shown: BannerOptions) {
  const { document, since, note, language } = shown;
  const { banners } = language.texts;
  const company = document.economicOperator.name;
  switch (document.status) {
    case 'RECALLED':
      return <RecallBanner {...shown} />;
    case 'DECOMMISSIONED':
      return (
        <Banner kind="warn" sign="calendar" title={banners.ended}>
          <p>
            <Fill text={banners.endedBy} company={company} />{' '}
            <Since at={since} language={language} />{' '}
            <Retention document={document} language={language} />
          </p>
          <Note note={note} language={language} />
        </Banner>
      );
    case 'DRAFT':
      return (
        <Banner kind="plain" sign="document" title={banners.draft}>
          <p>{company}</p>
        </Banner>
      );
    case 'ACTIVE':
      return <ActiveBanner {...shown} />;
  }
}

/** Nothing, for most passports. */
function ActiveBanner({ document, note, language }: BannerOptions) {
  const isArchived = document.archivedAt !== null;
  if (!isArchived && !note) return null;
  const title = isArchived ? language.texts.banners.archived : document.economicOperator.name;
  return (
    <Banner kind="plain" sign={isArchived ? 'box' : 'document'} title={title}>
      {isArchived && (
        <p>
          <Retention document={document} language={language} />
        </p>
      )}
      <Note note={note} language={language} />
    </Banner>
  );
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
 * Who recalls, why, and what to do. The first button leads to the notice of the recall, where the company named one,
 * else to a party that can help.
 */
function RecallBanner({ document, enrichment, since, note, language }: BannerOptions) {
  const { banners } = language.texts;
  const [ask] = actionsOf(document, { isRecalled: true, onlyAsk: true }, language);
  return (
    <Banner kind="stop" sign="stop" title={banners.recalled}>
      <p>
        <Fill text={banners.recalledBy} company={document.economicOperator.name} />{' '}
        <Since at={since} language={language} />
      </p>
      <Note note={note} language={language} />
      <ol>
        <li>{banners.stepStop}</li>
        <li>{banners.stepRead}</li>
        <li>{banners.stepRemedy}</li>
      </ol>
      {ask && !note?.noticeUrl && (
        <a class="btn" href={ask.href} rel={awayRel}>
          {ask.title}
        </a>
      )}
      <ul class="links">
        {ask && note?.noticeUrl && (
          <li>
            <a href={ask.href} rel={awayRel}>
              {ask.title}
            </a>
          </li>
        )}
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
