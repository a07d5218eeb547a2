import { useMemo } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useWhoami } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { LogScreen } from './log-screen.js';
import { saveLog } from './save-log.js';

/** The log of the workspace. */
export function Audit({ params }: AuditProps) {
  const { words } = useTexts('audit');
  const chainId = useWhoami().data?.tenant.id;
  const source = useMemo(
    () => ({ path: '/audit', chainId, log: client.auditLog }) as const,
    [chainId],
  );
  return <LogScreen params={params} source={source} lead={words.lead} actions={<SaveLog />} />;
}

interface AuditProps {
  readonly params: Readonly<Record<string, string>>;
}

/** Everything as a file for an auditor. */
function SaveLog() {
  const { words } = useTexts('audit');
  const save = useAction(() => saveLog(), []);
  return (
    <div class="acts">
      {save.error !== undefined && <Failure error={save.error} what={words.exportFailed} />}
      <button
        class="btn"
        type="button"
        aria-disabled={save.isBusy}
        onClick={() => void save.run(undefined)}
      >
        <Icon name="dl" small />
        {words.export}
      </button>
    </div>
  );
}
