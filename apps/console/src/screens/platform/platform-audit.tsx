import { useMemo } from 'preact/hooks';
import { platform, platformChain } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';
import { LogScreen } from '../audit/log-screen.js';
import type { LogSource } from '../audit/log-source.js';

interface PlatformAuditProps {
  readonly params: Readonly<Record<string, string>>;
}

/** The log of the platform, checked in the browser as that of a workspace is. */
export function PlatformAudit({ params }: PlatformAuditProps) {
  const { words } = useTexts('platform');
  const source = useMemo<LogSource>(
    () => ({
      path: '/platform/audit',
      chainId: platformChain,
      log: {
        list: (...asked) => platform.listAuditLog(...asked),
        getHead: (...asked) => platform.getAuditHead(...asked),
      },
    }),
    [],
  );
  return <LogScreen params={params} source={source} lead={words.logLead} />;
}
