import { randomUUID } from 'node:crypto';
import { facilityBody, operatorBody, passportBody, textiles } from '../support/factories.js';
import {
  createApiKey,
  membersOf,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { send, type TestReply, type TestRequest } from '../support/test-app.js';
import { newEmail, testPassword } from '../support/users.js';

type PassportBody = ReturnType<typeof passportBody>;

/** A create, acknowledged when its whole reply arrived; the key makes a retry safe. */
export interface WrittenPassport {
  readonly idempotencyKey: string;
  readonly body: PassportBody;
  acknowledged?: { readonly id: string; readonly text: string };
  /** Seals asked for, and those that were acknowledged, oldest first. */
  sealsAttempted: number;
  readonly seals: string[];
}

/** The role last acknowledged, and the one last asked for. */
export interface WrittenUser {
  readonly id: string;
  role: string;
  attempted: string;
}

/** What writers were told was done, and what they were told nothing about. */
export interface WriteLedger {
  acknowledged: number;
  readonly passports: WrittenPassport[];
  readonly users: WrittenUser[];
  readonly liveKeys: Map<string, string>;
  readonly revokedKeys: string[];
  readonly created: { readonly path: string; readonly member: string; readonly sent: object }[];
}

export function emptyLedger(): WriteLedger {
  const lists = { passports: [], users: [], revokedKeys: [], created: [] };
  return { acknowledged: 0, liveKeys: new Map(), ...lists };
}

export interface WriteLoad {
  readonly origin: string;
  readonly workspace: ProvisionedWorkspace;
  readonly ledger: WriteLedger;
  /** Called after each acknowledged write. */
  readonly onAcknowledged: () => void;
}

/**
 * Eight writers at once, each with one request open at a time, until one of its requests fails. Seven
 * kinds of writes: creating and sealing passports, users and their roles, keys made and revoked,
 * operators and facilities.
 *
 * @returns The failures that ended the writers.
 */
export function writeUntilFailure(load: WriteLoad): Promise<unknown[]> {
  const kinds = [writePassport, writePassport, writePassport, writePassport, reseal];
  return Promise.all([...kinds, changeRoles, makeAndRevokeKeys, registerParties].map(endless));

  async function endless(write: (load: WriteLoad) => Promise<void>): Promise<unknown> {
    for (;;) {
      try {
        await write(load);
      } catch (failure) {
        return failure;
      }
    }
  }
}

async function writePassport(load: WriteLoad): Promise<void> {
  const metadata = textiles({ productName: `Übergangsjacke ${randomUUID()} 🧥` });
  const body = passportBody({ metadata });
  const passport = { idempotencyKey: randomUUID(), body, sealsAttempted: 0, seals: [] };
  load.ledger.passports.push(passport);
  await createWritten(load, passport);
  await seal(load, passport);
}

/** Also the retry of a create without an answer. */
export async function createWritten(
  load: WriteLoad,
  passport: WrittenPassport,
): Promise<TestReply> {
  const reply = await write(load, 201, '/api/v1/passports', {
    json: passport.body,
    headers: { 'Idempotency-Key': passport.idempotencyKey },
  });
  passport.acknowledged = { id: reply.body.passport.id, text: reply.text };
  return reply;
}

async function seal(load: WriteLoad, passport: WrittenPassport): Promise<void> {
  const { id } = passport.acknowledged ?? { id: '' };
  passport.sealsAttempted++;
  const { body } = await write(load, 200, `/api/v1/passports/${id}/seal`, { method: 'POST' });
  passport.seals.push(body.digitalSeal);
}

/** A passport that has a seal gets another one. */
async function reseal(load: WriteLoad): Promise<void> {
  const sealed = load.ledger.passports.find(({ seals }) => seals.length > 0);
  if (sealed) await seal(load, sealed);
  else await writePassport(load);
}

async function changeRoles(load: WriteLoad): Promise<void> {
  const email = newEmail();
  const json = { email, password: testPassword, role: 'AUDITOR' };
  const created = await write(load, 201, '/api/v1/users', { json });
  const { id } = membersOf<{ user: { id: string } }>(created).user;
  const user: WrittenUser = { id, role: 'AUDITOR', attempted: 'AUDITOR' };
  load.ledger.users.push(user);
  for (const role of ['INTEGRATION', 'COMPLIANCE_OFFICER', 'BRAND_OPERATOR', 'AUDITOR']) {
    user.attempted = role;
    await write(load, 200, `/api/v1/users/${id}`, { method: 'PATCH', json: { role } });
    user.role = role;
  }
}

async function makeAndRevokeKeys(load: WriteLoad): Promise<void> {
  const { origin, ledger, workspace } = load;
  const kept = await createApiKey(origin, workspace.key);
  ledger.liveKeys.set(kept.id, kept.secret);
  acknowledge(load);
  const revoked = await createApiKey(origin, workspace.key);
  acknowledge(load);
  await write(load, 200, `/api/v1/api-keys/${revoked.id}`, { method: 'DELETE' });
  ledger.revokedKeys.push(revoked.secret);
}

async function registerParties(load: WriteLoad): Promise<void> {
  const operator = operatorBody();
  const { body } = await write(load, 201, '/api/v1/operators', { json: operator });
  load.ledger.created.push({
    path: `/api/v1/operators/${body.operator.id}`,
    member: 'operator',
    sent: operator,
  });
  const facility = facilityBody();
  const reply = await write(load, 201, '/api/v1/facilities', { json: facility });
  load.ledger.created.push({
    path: `/api/v1/facilities/${reply.body.facility.id}`,
    member: 'facility',
    sent: facility,
  });
}

/** A refusal in a reply; what else fails is the connection. */
export class UnexpectedReplyError extends Error {
  override readonly name = 'UnexpectedReplyError';
  constructor(
    path: string,
    readonly reply: TestReply,
  ) {
    super(`${path} answered ${reply.status}: ${reply.text}`);
  }
}

async function write(
  load: WriteLoad,
  status: number,
  path: string,
  request: TestRequest,
): Promise<TestReply> {
  const reply = await send(load.origin + path, { key: load.workspace.key, ...request });
  if (reply.status !== status) throw new UnexpectedReplyError(path, reply);
  acknowledge(load);
  return reply;
}

function acknowledge({ ledger, onAcknowledged }: WriteLoad): void {
  ledger.acknowledged++;
  onAcknowledged();
}
