import { EMPTY_REASONS, type DataPoint } from '@dpp/espr-validate/data-points';
import { csvLine } from '../../../representations/csv-line.js';

const headings = [
  'Number',
  'Data point',
  'Article of Regulation (EU) 2023/1542',
  'Audience by Annex XIII',
  'Read by',
  'Status',
  'Value',
  'Unit',
  'Why it is empty',
  'Path in the metadata',
];

/** Data points as a table, one a line. The byte order mark says to spreadsheets that it is UTF-8. */
export function dataPointsCsv(points: readonly DataPoint[]): string {
  return `\ufeff${csvLine(headings)}${points.map((point) => csvLine(cellsOf(point))).join('')}`;
}

function cellsOf(point: DataPoint): readonly string[] {
  const { number, name, article, tier, audiences, status, value, unit, emptyReason, paths } = point;
  return [
    String(number),
    name,
    article,
    tier,
    audiences.join(', '),
    status ?? '',
    value ?? '',
    unit ?? '',
    emptyReason === null ? '' : EMPTY_REASONS[emptyReason],
    paths.join(', '),
  ];
}
