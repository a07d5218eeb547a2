import { useState } from 'preact/hooks';
import { Page } from '../../parts/page.js';
import { SelectField } from '../../parts/select-field.js';
import { useTexts } from '../../texts/use-texts.js';
import { CATEGORIES } from '../editor/rules-of.js';
import { DropArea } from './drop-area.js';
import { Wizard } from './import-page.js';
import { Templates } from './templates.js';
import { Unfinished } from './unfinished.js';
import '../../styles/form.css';
import '../../styles/import.css';
import '../../styles/status.css';

/** The first step: a table from a file or from the clipboard; and those that others have begun. */
export function ImportStart() {
  const { words, lang } = useTexts('imports');
  const { words: common } = useTexts('common');
  const [category, setCategory] = useState('');
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
      </div>
      <Wizard current="file" />
      <div class="stack">
        <div class="two">
          <SelectField
            label={words.category}
            value={category}
            help={words.categoryHelp}
            options={[
              ['', words.categoryInFile],
              ...CATEGORIES.map((each) => [each, common.categories[each]] as const),
            ]}
            onChange={setCategory}
          />
        </div>
        <DropArea category={category} />
        <Unfinished />
        <Templates category={category} />
      </div>
    </Page>
  );
}
