/** @jsxRuntime automatic @jsxImportSource preact */
import type { UnitJsonLd } from '../unit-json-ld.js';
import { Day } from './parts/seal.js';
import type { Language } from './values/language.js';
import { labelOf } from './values/say-value.js';

interface HistoryOptions {
  readonly document: UnitJsonLd;
  readonly language: Language;
  readonly grant: string | undefined;
}

/** A link to another document of this server, none of which has a query, for who came with a token. */
export function withGrant(url: string, grant: string | undefined): string {
  return grant === undefined ? url : `${url}?grant=${grant}`;
}

/** What anybody may know: when it was made, what it was made from, and what was made of it. Newest first. */
export function UnitHistory({ document, language, grant }: HistoryOptions) {
  const { unit } = language.texts;
  const { successorUnits, repurposedFrom, manufacturedAt } = document;
  if (successorUnits.length === 0 && !repurposedFrom && manufacturedAt === null) return null;
  return (
    <section class="part">
      <h2>{unit.history}</h2>
      <ol class="steps">
        {successorUnits.map((related) => (
          <Related key={related.unitId} title={unit.usedAs} related={related} grant={grant} />
        ))}
        {repurposedFrom && <Related title={unit.madeFrom} related={repurposedFrom} grant={grant} />}
        {manufacturedAt !== null && (
          <li>
            <b>{labelOf('dateOfManufacture', language)}</b>
            <span>
              <Day at={new Date(manufacturedAt)} language={language} />
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}

function Related({
  title,
  related: { unitUrl, serialNumber },
  grant,
}: {
  readonly title: string;
  readonly grant: string | undefined;
  readonly related: UnitJsonLd['successorUnits'][number];
}) {
  return (
    <li>
      <b>{title}</b>
      <span>
        <a class="code" href={withGrant(unitUrl, grant)}>
          {serialNumber}
        </a>
      </span>
    </li>
  );
}
