import { Openings } from '../../openings/openings.js';
import { CodePanel } from './code-panel.js';
import { Facts } from './facts.js';
import { SealPanel } from './seal-panel.js';
import type { PartProps } from './tabs.js';
import { Versions } from './versions.js';
import { WhenWrong } from './when-wrong.js';

/** Facts, history and openings; beside them the seal, the code, and the way to a recall. */
export function Overview({ source, name }: PartProps) {
  const isPublic = source.status !== 'DRAFT';
  return (
    <div class="cols">
      <div class="stack">
        <Facts source={source} />
        <Versions source={source} />
        {isPublic && <Openings passportId={source.id} />}
      </div>
      <div class="stack">
        <SealPanel source={source} name={name} />
        <CodePanel source={source} />
        {isPublic && <WhenWrong source={source} name={name} />}
      </div>
    </div>
  );
}
