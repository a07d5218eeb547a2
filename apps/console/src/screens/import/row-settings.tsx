import { useQuery } from '@tanstack/preact-query';
import { SelectField } from '../../parts/select-field.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { CATEGORIES, isCategory } from '../editor/rules-of.js';
import type { StepProps } from './import-page.js';

/** So many can be chosen from. */
const maxOptions = 1000;

/** Category, company and site of rows that name none. */
export function RowSettings({ imported, changes }: StepProps) {
  const { words } = useTexts('imports');
  const { words: common } = useTexts('common');
  const may = usePermissions();
  const operators = useQuery({
    queryKey: ['operators', 'all'],
    queryFn: () => client.operators.list().all({ limit: maxOptions }),
    enabled: may('operator:read'),
    staleTime: 60_000,
  });
  const facilities = useQuery({
    queryKey: ['facilities', 'all'],
    queryFn: () => client.facilities.list().all({ limit: maxOptions }),
    enabled: may('facility:read'),
    staleTime: 60_000,
  });
  const orNull = (value: string) => (value === '' ? null : value);
  const { category, operatorId, facilityId } = imported;
  return (
    <section class="sec" aria-labelledby="of-rows">
      <header>
        <h2 id="of-rows">{words.settings}</h2>
      </header>
      <div class="three">
        <SelectField
          label={words.category}
          value={category ?? ''}
          options={[
            ['', words.categoryInFile],
            ...CATEGORIES.map((each) => [each, common.categories[each]] as const),
          ]}
          onChange={(value) => void changes.apply({ category: isCategory(value) ? value : null })}
        />
        <SelectField
          label={words.company}
          value={operatorId ?? ''}
          options={withKnown(operatorId, words.companyFirst, operators.data)}
          onChange={(value) => void changes.apply({ operatorId: orNull(value) })}
        />
        <SelectField
          label={words.site}
          help={words.siteHelp}
          value={facilityId ?? ''}
          options={withKnown(facilityId, words.siteNone, facilities.data)}
          onChange={(value) => void changes.apply({ facilityId: orNull(value) })}
        />
      </div>
    </section>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What can be chosen; the present one as well where it is not in the list, or the list is not there yet. */
function withKnown(id: string | null, none: string, all: readonly Named[] = []) {
  const options = all.map(({ id: each, name }) => [each, name] as const);
  const isUnknown = id !== null && !all.some((each) => each.id === id);
  return [['', none] as const, ...(isUnknown ? [[id, id] as const] : []), ...options];
}
