import { useTexts } from '../../texts/use-texts.js';
import { highestOf, latestOf, numberOf, type Measure } from './model/readings.js';
import { useMeasureText, type Unit } from './use-unit.js';

const measures = [
  ...(['stateOfHealth', 'cycleCount'] as const),
  ...(['remainingCapacityAh', 'temperatureC'] as const),
];

/** The newest value of each measure, with what it is compared to. */
export function UnitFacts({ unit }: { readonly unit: Unit }) {
  const { words, say, formats } = useTexts('units');
  const textOf = useMeasureText();
  const notes = useNotes(unit);
  return (
    <dl class="facts four">
      {measures.map((measure) => {
        const latest = latestOf(unit.dynamicData, measure);
        const note =
          latest &&
          (notes[measure] ?? say(words.measuredOn, { date: formats.date(new Date(latest.at)) }));
        return (
          <div key={measure}>
            <dt>{words.measures[measure]}</dt>
            <dd>
              {latest ? textOf(measure, latest.value) : '–'}
              <small>{note ?? words.notMeasured}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the model promises, and the highest temperature. */
function useNotes({ ofModel, dynamicData }: Unit): Partial<Record<Measure, string>> {
  const { words, say } = useTexts('units');
  const textOf = useMeasureText();
  const { durability, ratedCapacity, electrochemicalCapacity } = ofModel.metadata as Readonly<
    Record<string, unknown>
  >;
  const cycles = numberOf((durability as { cycleLife?: unknown } | undefined)?.cycleLife);
  const capacity = ampereHoursOf(ratedCapacity) ?? ampereHoursOf(electrochemicalCapacity);
  const highest = highestOf(dynamicData, 'temperatureC');
  return {
    ...(cycles !== undefined && { cycleCount: say(words.ofCycles, { count: cycles }) }),
    ...(capacity !== undefined && {
      remainingCapacityAh: say(words.ofCapacity, {
        value: textOf('remainingCapacityAh', capacity),
      }),
    }),
    ...(highest !== undefined && {
      temperatureC: say(words.highest, { value: textOf('temperatureC', highest) }),
    }),
  };
}

/** A capacity that is told in ampere hours; one in watt hours cannot be compared. */
function ampereHoursOf(value: unknown): number | undefined {
  const unit = (value as { unit?: unknown } | null | undefined)?.unit;
  return unit === undefined || unit === 'Ah' ? numberOf(value) : undefined;
}
