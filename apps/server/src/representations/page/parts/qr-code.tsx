/** @jsxRuntime automatic @jsxImportSource preact */
import { encodeQrCode, quietZoneModules, type ModuleMatrix } from '@dpp/gs1/qr';
import type { JSX } from 'preact';

/** The data carrier as one path of strokes, a row of modules after the other. */
export function QrCode({
  uri,
  label,
}: {
  readonly uri: string;
  readonly label: string;
}): JSX.Element {
  const matrix = encodeQrCode(uri, { errorCorrectionLevel: 'M' });
  const side = matrix.sideModules() + 2 * quietZoneModules;
  return (
    <div class="qr">
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
        <path d={strokesOf(matrix)} />
      </svg>
    </div>
  );
}

/** Each run of dark modules is a stroke along the middle of its row; gaps are moves. */
function strokesOf(matrix: ModuleMatrix): string {
  const side = matrix.sideModules();
  let path = '';
  for (let row = 0; row < side; row++) {
    let end = -1;
    for (let column = 0; column < side; column++) {
      if (!matrix.isDark(column, row)) continue;
      const start = column;
      while (column < side && matrix.isDark(column, row)) column++;
      path +=
        end < 0 ? `M${start + quietZoneModules} ${row + quietZoneModules}.5` : `m${start - end} 0`;
      path += `h${column - start}`;
      end = column;
    }
  }
  return path;
}
