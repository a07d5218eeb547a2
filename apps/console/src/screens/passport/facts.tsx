import { useTexts } from '../../texts/use-texts.js';
import { actorName } from '../../parts/actor-name.js';
import { useCompany, type Source } from './use-passport.js';

/** What one wants to know first, label above value; what the passport does not say is left out. */
export function Facts({ source }: { readonly source: Source }) {
  const { words, formats } = useTexts('passport');
  const { words: common } = useTexts('common');
  const company = useCompany(source.operatorId);
  const { originCountry, category, carbonFootprint, recycledContentPercentage } =
    source.metadata as Readonly<Record<string, unknown>>;
  const categories: Readonly<Record<string, string>> = common.categories;
  const co2eKg = (carbonFootprint as { co2eKg?: unknown } | undefined)?.co2eKg;
  const facts = [
    typeof category === 'string' && [words.facts.category, categories[category] ?? category],
    typeof originCountry === 'string' && [words.facts.origin, formats.country(originCountry)],
    typeof co2eKg === 'number' && [words.facts.footprint, `${formats.number(co2eKg)} kg`, 'CO₂e'],
    typeof recycledContentPercentage === 'number' && [
      words.facts.recycled,
      formats.percent(recycledContentPercentage / 100),
    ],
    company.data && [words.facts.company, company.data.name],
    [words.facts.changed, formats.shortDate(source.updatedAt), actorName(source.updatedBy, common)],
  ].filter((fact) => Array.isArray(fact));
  return (
    <dl class="facts four">
      {facts.slice(0, 4).map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
