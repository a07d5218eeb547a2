import { NotFoundError } from '@dpp/client';
import { serverUrl } from '../../base.js';
import { symbologies, type Symbology } from '../../codes/carriers/carrier-calls.js';
import { PrintedCode } from '../../codes/carriers/printed-code.js';
import { productName } from '../../metadata/product-name.js';
import { Bones } from '../../parts/bones.js';
import { DeadEnd } from '../../parts/dead-ends.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { SealMark } from '../../parts/marks.js';
import { Page } from '../../parts/page.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { EndOfLife } from './end-of-life.js';
import { BatchLink, RecallOfBatch } from './unit-batch.js';
import { Events } from './events.js';
import { HandOver } from './hand-overs/hand-over.js';
import { sideOf } from './model/responsibility.js';
import { OverTime } from './over-time.js';
import { Readers } from './readers.js';
import { RecordButton } from './record-event.js';
import { SecondLife } from './second-life.js';
import { UnitFacts } from './unit-facts.js';
import { UnitStatusMark } from './unit-status.js';
import { isEnded, useUnit, type Unit as UnitDocument } from './use-unit.js';
import '../../styles/filters.css';
import '../../styles/units.css';
import '../../styles/pictures.css';

/** One battery: how it is, what happened to it, what it was made from and became, and the end of its life. */
export function Unit({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang } = useTexts('units');
  const { words: common } = useTexts('common');
  const id = params.id ?? '';
  const { data: unit, error, refetch, isLoading } = useUnit(id);
  if (error instanceof NotFoundError) {
    return <DeadEnd title={words.notFoundTitle} why={common.failures.notFound} lang={lang} />;
  }
  return (
    <Page title={unit?.serialNumber ?? words.title} lang={lang} key={id}>
      <Crumbs unit={unit} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isLoading && <Bones lines={8} />}
      {unit && <Shown unit={unit} />}
    </Page>
  );
}

function Shown({ unit }: { readonly unit: UnitDocument }) {
  const { words } = useTexts('units');
  const may = usePermissions();
  const symbology = symbologyOf(unit);
  return (
    <>
      <RecallOfBatch unit={unit} />
      <Head unit={unit} />
      <UnitFacts unit={unit} />
      <div class="cols">
        <div class="stack">
          <OverTime unit={unit} />
          <Events unitId={unit.id} />
        </div>
        <div class="stack">
          <SecondLife unit={unit} />
          <HandOver unit={unit} />
          <section class="panel line1" aria-labelledby="code">
            <h2 id="code">{words.code}</h2>
            <PrintedCode
              of="unit"
              id={unit.id}
              name={unit.serialNumber}
              fileName={unit.serialNumber}
              symbology={symbology}
              design={{}}
              lines={symbology === 'GS1_DATAMATRIX' ? [] : [bareLink(unit.digitalLinkUri)]}
            />
          </section>
          {may('grant:read') && <Readers unit={unit} />}
          {may('battery:write') && sideOf(unit) !== 'given' && <EndOfLife unit={unit} />}
        </div>
      </div>
    </>
  );
}

const bareLink = (uri: string) => uri.replace(/^https?:\/\//, '');

/** A battery is printed as its model declares. */
function symbologyOf({ ofModel }: UnitDocument): Symbology {
  const { dataCarrier } = ofModel.metadata as {
    readonly dataCarrier?: { readonly symbology?: unknown } | null;
  };
  return symbologies.find((each) => each === dataCarrier?.symbology) ?? 'QR';
}

function Crumbs({ unit }: { readonly unit: UnitDocument | undefined }) {
  const { words, lang } = useTexts('units');
  const { words: common } = useTexts('common');
  const may = usePermissions();
  const model = unit?.ofModel;
  return (
    <nav aria-label={common.path}>
      <ol class="crumbs">
        <li>
          <Link to="/units">{words.title}</Link>
        </li>
        {model && may('passport:read') && (
          <li>
            <Link to={`/passports/${model.id}`} lang="">
              {productName(model.metadata, lang) || model.productId}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Head({ unit }: { readonly unit: UnitDocument }) {
  const { words, say, formats } = useTexts('units');
  const may = usePermissions();
  const { ofModel, status, updatedAt, serialNumber, id } = unit;
  const { model } = ofModel.metadata as { readonly model?: unknown };
  return (
    <div class="head">
      <div>
        <p class="line">
          <b lang="">{ofModel.economicOperator.name}</b>
          {typeof model === 'string' && <span>{say(words.model, { model })}</span>}
        </p>
        <h1 class="product code">{serialNumber}</h1>
        <p class="line">
          <UnitStatusMark status={status} />
          <span>{say(words.since, { date: formats.date(updatedAt) })}</span>
          <BatchLink unit={unit} />
          {ofModel.digitalSeal === null ? (
            <SealMark isSealed={false} />
          ) : (
            <span class="st">
              <Icon name="seal" class="seal-i" />
              {words.modelSealed}
            </span>
          )}
        </p>
      </div>
      <div class="acts">
        {may('battery:write') && !isEnded(unit) && <RecordButton unit={unit} />}
        <a class="btn" href={`${serverUrl}/unit/${id}`} target="_blank" rel="noopener">
          <Icon name="ext" small />
          {words.openPublic}
        </a>
      </div>
    </div>
  );
}
