/** @jsxRuntime automatic @jsxImportSource preact */
import type { EarlierReadings, UnitDocument } from './documents.js';
import { ActionList } from './parts/action-list.js';
import { Banner } from './parts/banner.js';
import { Fill, fillText } from './parts/fill.js';
import { Fold } from './parts/fold.js';
import { KeyValue, type Row } from './parts/key-value.js';
import { Note } from './parts/note.js';
import { FactList, ProductPicture, type Fact, type Picture } from './parts/product-head.js';
import { Restricted } from './parts/restricted.js';
import { awayRel } from './parts/said-text.js';
import { SealLine, SealPanel, type SealFacts } from './parts/seal.js';
import type { ProductPageOptions } from './page-options.js';
import { renderPage } from './page-shell.js';
import { formLink } from './server-links.js';
import { actionsOf, askAddress } from './passport-actions.js';
import { operatorRows } from './passport-folds.js';
import { headOf, sealOf } from './passport-facts.js';
import { UnitHistory } from './unit-history.js';
import { modelLink, type GrantInLinks } from './unit-links.js';
import { UnitTelemetry } from './unit-telemetry.js';
import { capitalised } from './values/known-words.js';
import { readerOf, type Reader } from './values/reader.js';
import { sayValue, labelOf } from './values/say-value.js';
import { findValue } from './values/passport-values.js';

interface UnitOptions<Document = UnitDocument> {
  readonly document: Document;
  readonly language: Reader;
}

interface LinkedUnitOptions extends UnitOptions {
  readonly grant: GrantInLinks | undefined;
}

/** The parts of a page that are not in the document for machines. */
export interface UnitPageOptions extends ProductPageOptions {
  /** Samples of what was measured before the events of the document. */
  readonly older?: EarlierReadings | undefined;
  /** Pictures of the model that the site of the page holds. */
  readonly pictures?: readonly Picture[] | undefined;
  /** The token the page was opened with: its links to what that opens keep it. */
  readonly grant?: GrantInLinks | undefined;
}

/**
 * A battery unit as a web page, of the same document that machines get: it shows telemetry if that does.
 *
 * @param document - Masked for the reader of the page.
 * @returns A whole HTML document.
 * @throws RangeError for a time that is none; `parseUnitDocument` finds it before.
 */
export function toUnitPage(document: UnitDocument, options: UnitPageOptions): string {
  const { older, grant, pictures = [] } = options;
  const language = readerOf(options);
  const { texts } = language;
  const model = document.ofModel;
  const seal = sealOf(model, options);
  const isRecalled = isUnitRecalled(document);
  const actions = actionsOf(model, { isRecalled }, language);
  return renderPage(
    {
      kind: 'unit',
      title: `${texts.unit.battery} ${document.serialNumber}`,
      isRecalled,
      isTest: model.dppEnvironment === 'test',
      banner: (
        <>
          <UnitBanner document={document} language={language} />
          <ResponsibilityBanner document={document} language={language} />
        </>
      ),
      main: (
        <>
          <UnitHead document={document} picture={pictures[0]} seal={seal} language={language} />
          <div class="cols">
            {'dynamicData' in document ? (
              <UnitTelemetry document={document} older={older} language={language} />
            ) : (
              <RestrictedTelemetry document={document} language={language} />
            )}
            <UnitHistory document={document} language={language} grant={grant} />
            <aside>
              {actions.length > 0 && (
                <section class="part">
                  <h2>{texts.headings.actions}</h2>
                  <ActionList actions={actions} />
                </section>
              )}
              <SealPanel seal={seal} language={language} />
            </aside>
            <UnitFolds document={document} language={language} grant={grant} />
          </div>
        </>
      ),
      foot: {
        uri: document.digitalLinkUri,
        numbers: [
          [texts.frame.productNumber, model.productId],
          [labelOf('serialNumber', language), document.serialNumber],
          ...lotOf(document, language),
        ],
        forms: [{ title: texts.frame.links, href: formLink(model, 'linkset', options) }],
      },
    },
    options,
  );
}

/** Who is responsible for a battery that passed from one company to another; a link where that is another record. */
function ResponsibilityBanner({ document, language }: UnitOptions) {
  const { responsibility } = document;
  if (!responsibility) return null;
  const { since, name, unitUrl } = responsibility;
  const { banners } = language.texts;
  const title = fillText(banners.responsible, {
    date: language.day(new Date(since)),
    company: name,
  });
  return (
    <Banner
      id="responsible"
      kind={unitUrl === null ? 'plain' : 'warn'}
      sign="document"
      title={title}
    >
      {unitUrl !== null && (
        <>
          <p>{banners.supersededText}</p>
          <a class="btn" href={unitUrl}>
            {banners.current}
          </a>
        </>
      )}
    </Banner>
  );
}

/** A recall is of the unit itself, or of the batch that it is of. */
function isUnitRecalled({ status, batch }: UnitDocument): boolean {
  return status === 'RECALLED' || batch?.status === 'RECALLED';
}

function lotOf(
  { batch }: UnitDocument,
  language: Reader,
): readonly (readonly [label: string, lot: string])[] {
  return batch ? [[labelOf('batchNumber', language), batch.lot]] : [];
}

function UnitBanner({ document, language }: UnitOptions) {
  const { banners } = language.texts;
  const company = document.ofModel.economicOperator.name;
  if (isUnitRecalled(document)) {
    const ask = askAddress(document.ofModel, language);
    const { batch } = document;
    const recalledBatch = batch?.status === 'RECALLED' ? batch : undefined;
    return (
      <Banner kind="stop" sign="stop" title={banners.recalled}>
        <p>
          <Fill text={banners.recalledBy} company={company} />
        </p>
        {recalledBatch && (
          <p>
            {labelOf('batchNumber', language)}: <b class="code">{recalledBatch.lot}</b>
          </p>
        )}
        <Note note={recalledBatch?.statusNote ?? null} language={language} />
        <ol>
          <li>{banners.stepStop}</li>
          <li>{banners.stepRead}</li>
          <li>{banners.stepRemedy}</li>
        </ol>
        {ask !== undefined && (
          <a class="btn" href={ask} rel={awayRel}>
            {language.texts.actions.ask}
          </a>
        )}
      </Banner>
    );
  }
  if (!('dynamicData' in document)) return null;
  return (
    <Banner kind="plain" sign="key" title={banners.full}>
      <p>{banners.fullText}</p>
    </Banner>
  );
}

function UnitHead({
  document,
  picture,
  seal,
  language,
}: UnitOptions & { readonly picture: Picture | undefined; readonly seal: SealFacts }) {
  const { unit } = language.texts;
  const head = headOf(document.ofModel, language);
  return (
    <div class="product">
      <ProductPicture
        picture={picture}
        drawing={head.drawing}
        name={head.name}
        language={language}
      />
      <div>
        <p class="maker">
          <b>{head.maker.text}</b>
          {head.marks.slice(0, 1).map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
        <h1 lang={head.name.lang}>{head.name.text}</h1>
        <p class="maker">
          <span>
            {unit.battery}: <b class="code">{document.serialNumber}</b>
          </span>
          {lotOf(document, language).map(([label, lot]) => (
            <span key={label}>
              {label}: <b class="code">{lot}</b>
            </span>
          ))}
        </p>
        <SealLine seal={seal} language={language} />
      </div>
      <FactList facts={[...stateFacts(document, language), statusFact(document, language)]} />
    </div>
  );
}

function statusFact({ status }: UnitDocument, language: Reader): Fact {
  const { texts } = language;
  return { label: texts.unit.status, value: { text: capitalised(statusWord(status, language)) } };
}

/** The kind of a unit in words. */
export function statusWord(status: UnitDocument['status'], { texts: { codes } }: Reader): string {
  const words: Readonly<Record<UnitDocument['status'], string>> = {
    IN_SERVICE: codes.in_service,
    DECOMMISSIONED: codes.decommissioned,
    RECALLED: codes.recalled,
    REPURPOSED: codes.repurposed,
    REMANUFACTURED: codes.remanufactured,
    REUSED: codes['re-used'],
    WASTE: codes.waste,
    RECYCLED: codes.recycled,
  };
  return words[status];
}

/** The latest reading, for readers who may know it. */
function stateFacts(document: UnitDocument, language: Reader): readonly Fact[] {
  if (!('currentState' in document) || !document.currentState) return [];
  const { stateOfHealth, cycleCount, remainingCapacityAh, temperatureC, recordedAt } =
    document.currentState;
  const note = {
    text: language.day(new Date(recordedAt)),
  };
  const said = (label: string, value: number | null, text: (value: number) => string) =>
    value === null ? [] : [{ label, value: { text: text(value) } }];
  const { percent, number } = language;
  const facts = [
    ...said(language.texts.unit.health, stateOfHealth, percent),
    ...said(labelOf('numberOfCycles', language), cycleCount, (value) => number(value)),
    ...said(
      labelOf('remainingCapacity', language),
      remainingCapacityAh,
      (value) => `${number(value)}\u00a0Ah`,
    ),
    ...said(
      labelOf('operatingTemperature', language),
      temperatureC,
      (value) => `${number(value)}\u00a0°C`,
    ),
  ];
  return facts.slice(0, 3).map((fact, index) => (index === 0 ? { ...fact, note } : fact));
}

/** Says that there is telemetry, for which readers, and the contact to ask; not if anything was measured. */
function RestrictedTelemetry({ document, language }: UnitOptions) {
  const { texts } = language;
  const facts = {
    names: [
      texts.unit.health,
      labelOf('numberOfCycles', language),
      labelOf('remainingCapacity', language),
    ],
    isOpenByLaw: true,
    askAt: 'restrictedData' in document ? document.restrictedData.requestUrl : undefined,
  };
  return (
    <section class="part">
      <h2>{texts.unit.health}</h2>
      <Restricted facts={facts} language={language} />
    </section>
  );
}

const ofUnits = [
  'lifecycleAndInUse',
  'circularityAndDisassembly',
  'detailedPerformance',
  'testReports',
] as const;

/** What the law restricts of a battery, for those who may read it; and the way to what all of a model share. */
function UnitFolds({ document, language, grant }: LinkedUnitOptions) {
  const { unit, headings } = language.texts;
  return (
    <section class="part">
      <h2>{headings.all}</h2>
      <div class="folds">
        {ofUnits.map((field) => {
          const rows = memberRows(document, field, language);
          if (rows.length === 0) return null;
          return (
            <Fold key={field} title={labelOf(field, language)} hint={headings.restricted}>
              <KeyValue rows={rows} />
            </Fold>
          );
        })}
        <Fold title={headings.maker}>
          <KeyValue rows={operatorRows(document.ofModel, language)} />
        </Fold>
        <Fold title={unit.model}>
          <a class="btn" href={modelLink(document.ofModel, grant)}>
            {unit.model}
          </a>
        </Fold>
      </div>
    </section>
  );
}

function memberRows(
  { ofModel }: Pick<UnitDocument, 'ofModel'>,
  field: string,
  language: Reader,
): readonly Row[] {
  const found = findValue(ofModel.metadata, field, language);
  if (!found || typeof found.value !== 'object') return [];
  if (Array.isArray(found.value)) {
    return [{ label: labelOf(field, language), lines: sayValue(found.value, found, language) }];
  }
  return Object.keys(found.value as object).flatMap((member) => {
    const inner = findValue(ofModel.metadata, `${field}.${member}`, language);
    const lines = inner ? sayValue(inner.value, inner, language) : [];
    return lines.length === 0 ? [] : [{ label: labelOf(member, language), lines }];
  });
}
