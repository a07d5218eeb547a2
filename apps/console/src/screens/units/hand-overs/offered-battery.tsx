import type { PreviewHandOverReply } from '@dpp/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../../texts/use-texts.js';
import { UnitStatusMark } from '../unit-status.js';

/** What the public sees of a battery that is offered, and who is responsible for it. */
export function OfferedBattery({ preview }: { readonly preview: PreviewHandOverReply }) {
  const { words, formats } = useTexts('handOvers');
  const units = useTexts('units');
  const passports = useTexts('passports');
  const { unit, responsible, becomes, expiresAt } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [unit.id]);
  return (
    <section class="sec form-width" aria-labelledby="offered">
      <header>
        <h2 id="offered" tabIndex={-1} ref={heading}>
          {words.offered}
        </h2>
        <a class="alone" href={unit.unitUrl} target="_blank" rel="noopener">
          {units.words.openPublic}
        </a>
      </header>
      <dl class="kv">
        <Row name={units.words.columns.serial}>
          <span class="code">{unit.serialNumber}</span>
        </Row>
        <Row name={passports.words.columns.number}>
          <span class="code">{unit.productId}</span>
        </Row>
        <Row name={units.words.columns.status}>
          <UnitStatusMark status={unit.status} />
        </Row>
        {unit.manufacturedAt !== null && (
          <Row name={units.words.columns.made}>{formats.date(unit.manufacturedAt)}</Row>
        )}
        <Row name={words.untilNow}>
          <span lang="">{responsible.name}</span> <span class="code">{responsible.regId}</span>
        </Row>
        <Row name={units.words.fromStatus}>{units.words.status[becomes]}</Row>
        <Row name={words.offerEnds}>{formats.date(expiresAt)}</Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
