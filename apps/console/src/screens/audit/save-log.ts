import type { AuditHeadReply } from '@dpp/client';
import { saveFile } from '../../parts/save-file.js';
import { client } from '../../server/client.js';
import type { LogSource } from './log-source.js';

const type = 'application/x-ndjson';

/** Saves the whole log with its signed end: a file that verifies offline. */
export async function saveLog(): Promise<void> {
  saveFile(`audit-log-${today()}.ndjson`, await client.auditLog.exportBundle(), type);
}

/** Saves the signed head alone, to be kept where the platform cannot change it. */
export async function saveHead({ chainId, log }: LogSource): Promise<void> {
  const reply = await log.getHead();
  saveFile(`audit-head-${today()}.ndjson`, headLine(chainId ?? '', reply), type);
}

const today = () => new Date().toISOString().slice(0, 10);

/** As the server writes it to its log, so that `audit verify --heads` takes the file. */
function headLine(tenantId: string, { head, publicKey }: AuditHeadReply): string {
  return `${JSON.stringify({ auditHeads: head ? [{ tenantId, ...head }] : [], publicKey })}\n`;
}
