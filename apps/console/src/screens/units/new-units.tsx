import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { Page } from '../../parts/page.js';
import { SelectField } from '../../parts/select-field.js';
import { useBatteryModels } from '../../server/use-batteries.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { CheckedNumbers } from './checked-numbers.js';
import { nameOfModel } from './units.js';
import { NumbersForm, type ChosenNumbers } from './numbers-form.js';
import { unitKey } from './use-unit.js';
import '../../styles/filters.css';
import '../../styles/units.css';

/** New batteries of a model: which ones, what the check says of them, and then they are made. */
export function NewUnits({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang } = useTexts('units');
  const { words: common } = useTexts('common');
  const { query } = useLocation();
  const passportId = params.id ?? '';
  const models = useBatteryModels();
  const predecessor = usePredecessor(query.from);
  const [chosen, setChosen] = useState<ChosenNumbers>();
  const error = models.error ?? predecessor.error;
  return (
    <Page title={words.newTitle} lang={lang}>
      <nav aria-label={common.path}>
        <ol class="crumbs">
          <li>
            <Link to="/units">{words.title}</Link>
          </li>
        </ol>
      </nav>
      <div class="head">
        <div>
          <h1>{words.newTitle}</h1>
          <p class="lead">{words.newLead}</p>
        </div>
      </div>
      {error && <Failure error={error} onRetry={() => void models.refetch()} />}
      {models.isLoading && <Bones lines={4} />}
      {models.data && (
        <ModelChoice
          passportId={passportId}
          from={query.from}
          onChoose={() => setChosen(undefined)}
        />
      )}
      {chosen === undefined ? (
        <NumbersForm passportId={passportId} predecessor={predecessor.data} onCheck={setChosen} />
      ) : (
        <CheckedNumbers
          passportId={passportId}
          chosen={chosen}
          onBack={() => setChosen(undefined)}
        />
      )}
    </Page>
  );
}

/** The battery that the new one is made from, as the address names it. */
function usePredecessor(id: string | undefined) {
  return useQuery({
    queryKey: unitKey(id ?? ''),
    queryFn: ({ signal }) => client.units.get(id ?? '', { signal }),
    enabled: id !== undefined,
  });
}

interface ModelChoiceProps {
  readonly passportId: string;
  readonly from: string | undefined;
  readonly onChoose: () => void;
}

/** The passport that they stand under. It is part of the address. */
function ModelChoice({ passportId, from, onChoose }: ModelChoiceProps) {
  const { words } = useTexts('units');
  const { route } = useLocation();
  const { data = [] } = useBatteryModels();
  const options = data
    .filter(({ status }) => status !== 'DRAFT')
    .map((model) => [model.id, `${nameOfModel(model)} (${model.productId})`] as const);
  const isListed = options.some(([id]) => id === passportId);
  return (
    <div class="form-width">
      <SelectField
        label={words.newModel}
        help={words.newModelHelp}
        value={passportId}
        options={isListed ? options : [[passportId, passportId], ...options]}
        onChange={(id) => {
          onChoose();
          const search = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
          route(pathTo(`/passports/${id}/units/new${search}`), true);
        }}
      />
    </div>
  );
}
