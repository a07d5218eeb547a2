import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { sideOf } from './model/responsibility.js';
import { isEnded, type Unit } from './use-unit.js';

type Related = Unit['lineage']['successors'][number];

/** What it was made from, itself, and what was made from it: oldest first, and a way along in both directions. */
export function SecondLife({ unit }: { readonly unit: Unit }) {
  const { words } = useTexts('units');
  const { predecessor, successors } = unit.lineage;
  const side = sideOf(unit);
  return (
    <section class="sec" aria-labelledby="life">
      <header>
        <h2 id="life">{words.life}</h2>
      </header>
      <ol class="chain">
        {predecessor && (
          <>
            <RelatedUnit unit={predecessor} isAbroad={side !== undefined} />
            <Arrow text={words.became} />
          </>
        )}
        <li class="here">
          <b class="code">{unit.serialNumber}</b>
          <span class="note">{words.thisBattery}</span>
        </li>
        {successors.length > 0 && <Arrow text={words.became} />}
        {successors.map((each) => (
          <RelatedUnit key={each.unitId} unit={each} isAbroad={side === 'given'} />
        ))}
        {!isEnded(unit) && side !== 'given' && (
          <NextOne unit={unit} isFirst={successors.length === 0} />
        )}
      </ol>
    </section>
  );
}

interface RelatedUnitProps {
  readonly unit: Related;
  /** It may be a record of another company: then its public page is what can be seen of it. */
  readonly isAbroad: boolean;
}

function RelatedUnit({ unit, isAbroad }: RelatedUnitProps) {
  return (
    <li>
      {isAbroad ? (
        <a class="code alone" href={unit.unitUrl} target="_blank" rel="noopener">
          {unit.serialNumber}
        </a>
      ) : (
        <Link class="code alone" to={`/units/${unit.unitId}`}>
          {unit.serialNumber}
        </Link>
      )}
    </li>
  );
}

function Arrow({ text }: { readonly text: string }) {
  return (
    <li class="arrow">
      <Icon name="arrowDown" small />
      {text}
    </li>
  );
}

interface NextOneProps {
  readonly unit: Unit;
  readonly isFirst: boolean;
}

function NextOne({ unit, isFirst }: NextOneProps) {
  const { words } = useTexts('units');
  const may = usePermissions();
  return (
    <li class="to">
      {isFirst && (
        <>
          <b>{words.noSuccessor}</b>
          <span class="note">{words.noSuccessorText}</span>
        </>
      )}
      {may('battery:write') && (
        <span>
          <Link class="btn small" to={`/passports/${unit.ofModel.id}/units/new?from=${unit.id}`}>
            {words.makeSuccessor}
          </Link>
        </span>
      )}
    </li>
  );
}
