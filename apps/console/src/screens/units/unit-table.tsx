import type { FoundBatteryUnit, FoundPassport } from '@dpp/client';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';
import { UnitStatusMark } from './unit-status.js';

interface UnitTableProps {
  readonly units: readonly FoundBatteryUnit[];
  readonly models: readonly FoundPassport[] | undefined;
}

export function UnitTable({ units, models }: UnitTableProps) {
  const { words, formats } = useTexts('units');
  const names = new Map(models?.map(({ id, name }) => [id, name]));
  const columns: Column<FoundBatteryUnit>[] = [
    {
      name: words.columns.serial,
      cell: ({ id, serialNumber }) => (
        <Link class="code alone" to={`/units/${id}`}>
          {serialNumber}
        </Link>
      ),
    },
    {
      name: words.columns.model,
      cell: ({ passportId, productId }) => {
        const name = names.get(passportId) ?? null;
        return (
          <>
            {name !== null && <span lang="">{name}</span>}
            <small class="code">{productId}</small>
          </>
        );
      },
    },
    { name: words.columns.status, cell: ({ status }) => <UnitStatusMark status={status} /> },
    {
      name: words.columns.made,
      isOptional: true,
      cell: ({ manufacturedAt }) =>
        manufacturedAt === null ? null : formats.shortDate(manufacturedAt),
    },
    { name: words.columns.changed, cell: ({ updatedAt }) => formats.shortDate(updatedAt) },
  ];
  return <FoldTable caption={words.title} columns={columns} rows={units} keyOf={({ id }) => id} />;
}
