import { useTexts } from '../../texts/use-texts.js';
import { valueText } from '../../metadata/value-words.js';
import { useValueWords } from '../../metadata/use-value-words.js';
import type { Source } from './use-passport.js';

/** Every field as it is stored, read only. */
export function AllData({ source }: { readonly source: Source }) {
  const { words } = useTexts('passport');
  const values = useValueWords();
  const fields = Object.entries(source.metadata as Readonly<Record<string, unknown>>);
  return (
    <section class="sec">
      <p class="note">{words.allData}</p>
      <div class="wrap">
        <table class="fold few" role="table">
          <caption class="vh">{words.tabs.data}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {words.field}
              </th>
              <th role="columnheader" scope="col">
                {words.value}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {fields.map(([field, value]) => (
              <tr role="row" key={field}>
                <th role="rowheader" scope="row" lang={values.labelLang}>
                  {values.label(field)}
                </th>
                <td role="cell" class="lines">
                  {valueText(value, values)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
