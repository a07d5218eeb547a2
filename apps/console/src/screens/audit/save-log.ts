import type { AuditHeadReply } from '@dpp/client';
import { saveFile } from '../../parts/save-file.js';
import { client } from '../../server/client.js';
import type { LogSource } from './log-source.js';

const type = 'application/x-ndjson';

/** Saves all entries as lines of JSON, oldest first, and the signed head as the last line. */
export async function saveLog(tenantId: string): Promise<void> {
  const reply = await client.auditLog.getHead();
  const lines = await client.auditLog.export();
  const end = lines === '' || lines.endsWith('\n') ? '' : '\n';
  saveFile(`audit-log-${today()}.ndjson`, lines + end + headLine(tenantId, reply), type);
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
