import { useQuery } from '@tanstack/preact-query';
import { useId } from 'preact/hooks';
import { Field } from '../../parts/field.js';
import { useDelayed } from '../../parts/use-delayed.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** So many lots are proposed while one types. */
const mostProposed = '20';

interface LotFieldProps {
  readonly passportId: string;
  readonly lot: string;
  readonly fault: string | undefined;
  readonly onChange: (lot: string) => void;
}

/** The batch that new units are of, by its lot; nothing for a passport without batches. */
export function LotField({ passportId, lot, fault, onChange }: LotFieldProps) {
  const { words } = useTexts('batches');
  const { words: common } = useTexts('common');
  const id = useId();
  const lots = useLots(passportId, useDelayed(lot.trim(), 200));
  const any = useLots(passportId, '');
  if (!any.data?.length && lot === '') return null;
  return (
    <>
      <Field
        class="mono"
        label={words.unitLot}
        mark={common.optional}
        help={words.unitLotHelp}
        fault={fault}
        list={id}
        dir="ltr"
        autocomplete="off"
        spellcheck={false}
        maxLength={20}
        value={lot}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={id}>
        {lots.data?.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}

function useLots(passportId: string, beginning: string) {
  return useQuery({
    queryKey: ['batches', passportId, 'lots', beginning],
    queryFn: ({ signal }) => lotsOf(passportId, beginning, signal),
  });
}

async function lotsOf(passportId: string, beginning: string, signal?: AbortSignal) {
  const query = { lot: beginning || undefined, limit: mostProposed };
  const { batches } = await client.batches.listPage(passportId, { ...query, signal });
  return batches.map(({ lot }) => lot);
}

/** Whether a passport has a batch with this lot. The first lot that begins with it is the one, in the order of lots. */
export async function hasLot(passportId: string, lot: string): Promise<boolean> {
  return (await lotsOf(passportId, lot))[0] === lot;
}
