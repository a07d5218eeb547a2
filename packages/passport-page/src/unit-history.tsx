/** @jsxRuntime automatic @jsxImportSource preact */
import type { UnitDocument } from './documents.js';
import { Day } from './parts/seal.js';
import { relatedLink, type GrantInLinks } from './unit-links.js';
import type { Language } from './values/language.js';
import { labelOf } from './values/say-value.js';

interface HistoryOptions {
  readonly document: UnitDocument;
  readonly language: Language;
  readonly grant: GrantInLinks | undefined;
}

/** What anybody may know: when it was made, what it was made from, and what was made of it. Newest first. */
export function UnitHistory({ document, language, grant }: HistoryOptions) {
  const { unit } = language.texts;
  const { successorUnits, repurposedFrom, manufacturedAt } = document;
  if (successorUnits.length === 0 && !repurposedFrom && manufacturedAt === null) return null;
  const linked = (related: RelatedUnit) => ({
    href: relatedLink(related, document.ofModel, grant),
    serialNumber: related.serialNumber,
  });
  return (
    <section class="part">
      <h2>{unit.history}</h2>
      <ol class="steps">
        {successorUnits.map((related) => (
          <Related key={related.unitId} title={unit.usedAs} {...linked(related)} />
        ))}
        {repurposedFrom && <Related title={unit.madeFrom} {...linked(repurposedFrom)} />}
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

type RelatedUnit = UnitDocument['successorUnits'][number];

function Related({
  title,
  href,
  serialNumber,
}: {
  readonly title: string;
  readonly href: string;
  readonly serialNumber: string;
}) {
  return (
    <li>
      <b>{title}</b>
      <span>
        <a class="code" href={href}>
          {serialNumber}
        </a>
      </span>
    </li>
  );
}
