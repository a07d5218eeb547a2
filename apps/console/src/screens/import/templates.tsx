import type { ProductCategory } from '@dpp/espr-validate';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { saveFile } from '../../parts/save-file.js';
import { useTexts } from '../../texts/use-texts.js';
import { CATEGORIES, isCategory } from '../editor/rules-of.js';

/** The tables of the guide, each a chunk: headings of the rules, and one example row. */
const templates = import.meta.glob<string>('../../../../../docs/templates/*.csv', {
  query: '?raw',
  import: 'default',
});

async function templateOf(category: ProductCategory): Promise<string> {
  const path = `../../../../../docs/templates/${category}.csv`;
  const load = templates[path];
  if (!load) throw new Error(`There is no template of ${category}.`);
  return await load();
}

/** Tables to begin with; that of the chosen category first. */
export function Templates({ category }: { readonly category: string }) {
  const { words } = useTexts('imports');
  const { words: common } = useTexts('common');
  const [error, setError] = useState<unknown>();
  const shown = isCategory(category) ? [category] : CATEGORIES;
  const save = async (each: ProductCategory) => {
    setError(undefined);
    try {
      saveFile(`${each}.csv`, await templateOf(each), 'text/csv');
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <section class="sec" aria-labelledby="templates">
      <header>
        <h2 id="templates">{words.templates}</h2>
      </header>
      <p class="note">{words.templatesHelp}</p>
      {error !== undefined && <Failure error={error} />}
      <div class="acts">
        {shown.map((each) => (
          <button class="btn small" type="button" key={each} onClick={() => void save(each)}>
            <Icon name="dl" small />
            {common.categories[each]}
          </button>
        ))}
      </div>
    </section>
  );
}
