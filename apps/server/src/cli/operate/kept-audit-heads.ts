import { open } from 'node:fs/promises';
import { z } from 'zod';
import type { SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import { CliError } from '../command/command-context.js';

/** As the server writes it to its log once an hour. */
const lineSchema = z.object({
  auditHeads: z.array(
    z.object({
      tenantId: z.guid(),
      seq: z.int().min(0),
      hash: z.string(),
      at: z.iso.datetime(),
      keyId: z.string(),
      signature: z.string(),
    }),
  ),
});

/**
 * The heads of audit chains in a log that was kept, by tenant: each once, however often it was written.
 * Other lines, and what a log collector puts before a line, are passed over.
 *
 * @throws CliError for a line with heads that cannot be read, and for a file without any.
 */
export async function readKeptAuditHeads(file: string): Promise<Map<string, SignedAuditHead[]>> {
  const heads = new Map<string, SignedAuditHead>();
  let number = 0;
  for await (const line of (await open(file)).readLines()) {
    number += 1;
    if (!line.includes('"auditHeads":')) continue;
    for (const head of headsOf(line, `${file}, line ${number}`)) {
      heads.set(`${head.tenantId} ${head.seq} ${head.hash} ${head.signature}`, head);
    }
  }
  if (heads.size === 0) throw new CliError(`There are no audit heads in ${file}.`);
  const byTenant = new Map<string, SignedAuditHead[]>();
  for (const head of heads.values()) {
    const ofTenant = byTenant.get(head.tenantId);
    if (ofTenant) ofTenant.push(head);
    else byTenant.set(head.tenantId, [head]);
  }
  return byTenant;
}

function headsOf(line: string, where: string): SignedAuditHead[] {
  const read = lineSchema.safeParse(jsonOf(line.slice(line.indexOf('{'))));
  if (!read.success) throw new CliError(`The audit heads in ${where} cannot be read.`);
  return read.data.auditHeads.map((head) => ({ ...head, at: new Date(head.at) }));
}

/** Undefined when it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What cannot be parsed fits no schema either: the caller says which line it was.
    return undefined;
  }
}
