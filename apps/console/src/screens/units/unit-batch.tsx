import { useQuery } from '@tanstack/preact-query';
import { FilterChoice } from '../../parts/filter-choice.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Unit } from './use-unit.js';

/** The batch that a battery is of, and the way there. */
export function BatchLink({ unit }: { readonly unit: Unit }) {
  const { words, say } = useTexts('batches');
  const may = usePermissions();
  const { batch, ofModel } = unit;
  if (!batch) return null;
  const name = say(words.name, { lot: batch.lot });
  if (!may('passport:read')) return <span>{name}</span>;
  return (
    <Link class="alone" to={`/passports/${ofModel.id}/batches?batch=${batch.id}`}>
      {name}
    </Link>
  );
}

/** The public page of the battery says so first of all. */
export function RecallOfBatch({ unit }: { readonly unit: Unit }) {
  const { words, say } = useTexts('batches');
  const { batch } = unit;
  if (batch?.status !== 'RECALLED') return null;
  return (
    <div class="bar-note stop">
      <Icon name="stop" />
      <div>
        <p>
          <b>{say(words.recalled, { lot: batch.lot })}</b> {batch.statusNote?.reason}
        </p>
      </div>
    </div>
  );
}

/** The batch that the units are of, by its lot: chosen at the batch, and taken away here. */
export function BatchFilter({
  id,
  onRemove,
}: {
  readonly id: string;
  readonly onRemove: () => void;
}) {
  const { words } = useTexts('batches');
  const { data } = useQuery({
    queryKey: ['batch', id],
    queryFn: ({ signal }) => client.batches.get(id, { signal }),
  });
  const lot = data?.batch.lot ?? '…';
  return <FilterChoice name={words.lot} value={id} options={[[id, lot]]} onChoose={onRemove} />;
}
