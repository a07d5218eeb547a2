/** @jsxRuntime automatic @jsxImportSource preact */
import type { JSX } from 'preact';
import type { CodeModules } from '../page-options.js';

/** Light modules on each side of a symbol (ISO/IEC 18004). */
const quietZoneModules = 4;

/** The data carrier as one path of strokes, a row of modules after the other. */
export function QrCode({
  modules,
  label,
}: {
  readonly modules: CodeModules;
  readonly label: string;
}): JSX.Element {
  const side = modules.sideModules() + 2 * quietZoneModules;
  return (
    <div class="qr">
      <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
        <path d={strokesOf(modules)} />
      </svg>
    </div>
  );
}

/** Each run of dark modules is a stroke along the middle of its row; gaps are moves. */
function strokesOf(modules: CodeModules): string {
  const side = modules.sideModules();
  let path = '';
  for (let row = 0; row < side; row++) {
    let end = -1;
    for (let column = 0; column < side; column++) {
      if (!modules.isDark(column, row)) continue;
      const start = column;
      while (column < side && modules.isDark(column, row)) column++;
      path +=
        end < 0 ? `M${start + quietZoneModules} ${row + quietZoneModules}.5` : `m${start - end} 0`;
      path += `h${column - start}`;
      end = column;
    }
  }
  return path;
}
