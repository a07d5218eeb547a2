import type { Logger } from 'pino';
import type { AuditKeys } from './audit-keys.js';

const reloadIntervalMs = 60_000;

interface AuditKeyWatch {
  /** Looks no more; a look that goes on ends first. */
  close(): Promise<void>;
}

/** Takes up audit keys that were made elsewhere, before anybody signs with them. */
export function watchAuditKeys({
  auditKeys,
  logger,
}: {
  readonly auditKeys: AuditKeys;
  readonly logger: Logger;
}): AuditKeyWatch {
  let reloading = Promise.resolve();
  const reload = async () => {
    try {
      await auditKeys.reload();
    } catch (error) {
      logger.warn({ err: error }, 'audit keys not read; again in a minute');
    }
  };
  const timer = setInterval(() => {
    reloading = reloading.then(reload);
  }, reloadIntervalMs).unref();
  return {
    close() {
      clearInterval(timer);
      return reloading;
    },
  };
}
