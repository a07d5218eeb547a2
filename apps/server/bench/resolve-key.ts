import { randomUUID } from 'node:crypto';
import {
  answerColumns,
  keyAnswerRepository,
} from '../src/features/passports/keys/key-answer-repository.js';
import { preparedQuery } from '../src/platform/db/queries/prepared-query.js';
import { callsAtOnce, openBenchDatabase } from './bench-database.js';
import { measureForms } from './measure-forms.js';

/** Finds who answers for a GTIN, by way of the directory and in one statement. Started by `npm run bench`. */

const tenantCount = 50;
const passportsOfTenant = 200;

const database = await openBenchDatabase(callsAtOnce);
const db = database.knex;

const at = new Date();
const changed = { created_at: at, updated_at: at };
const gtins: string[] = [];
for (let n = 0; n < tenantCount; n++) await insertWorkspace(n);
await db.raw('analyze');

const anyGtin = () => gtins[Math.floor(Math.random() * gtins.length)] ?? '';

const rank = `(case status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;
const branches = ['gtin', 'product_id'].map(
  (column) => `
    (select id, published_at, ${rank} as status_rank from passports
     where tenant_id = claim.tenant_id and ${column} = :key and ${rank} < 3
     order by ${rank}, published_at, id limit 1)`,
);
/** What only one machine can answer: the workspace with the oldest claim, and its passport, at once. */
const oneStatement = `
  select ${answerColumns.map((column) => `passports.${column}`).join(', ')}
  from passports join (
    select claim.tenant_id, holder.id
    from (select tenant_id, claimed_at from directory where kind = 'GTIN' and key = :key) as claim
    cross join lateral (
      select * from (${branches.join(' union ')}) as held
      order by status_rank, published_at, id limit 1) as holder
    order by claim.claimed_at, claim.tenant_id limit 1
  ) as answer on passports.tenant_id = answer.tenant_id and passports.id = answer.id`;

const answers = keyAnswerRepository(db);
const forms: Readonly<Record<string, () => Promise<unknown>>> = {
  'by the directory': async () => {
    const key = { kind: 'GTIN', key: anyGtin() } as const;
    const answer = await answers.find({ key, tenantId: undefined });
    if (!answer) throw new Error('Nobody answers.');
  },
  'in one statement': async () => {
    // Prepared as ours is: what is compared is one statement with another, not the plan with none.
    const rows = await preparedQuery(db, oneStatement, { key: anyGtin() });
    if (rows.length !== 1) throw new Error('Nobody answers.');
  },
};

await measureForms(forms);
await database.close();

/** With passports for GTINs of its own, as the rule is, and their documents of some kilobytes. */
async function insertWorkspace(n: number): Promise<void> {
  const [tenant_id, operator_id] = [randomUUID(), randomUUID()];
  const plan = { tier: 'growth', subscription_status: 'active' };
  await db('tenants').insert({ id: tenant_id, name: 'A', subdomain: `a${n}`, ...plan, ...changed });
  const operator = { name: 'Bench', reg_id: 'DE1', role: 'MANUFACTURER' };
  await db('operators').insert({ tenant_id, id: operator_id, ...operator, ...changed });
  const keys = Array.from({ length: passportsOfTenant }, (_, i) =>
    String(n * passportsOfTenant + i).padStart(13, '0'),
  ).map(withCheckDigit);
  gtins.push(...keys);
  await db('passports').insert(
    keys.map((gtin) => ({
      tenant_id,
      id: randomUUID(),
      operator_id,
      product_id: gtin,
      gtin,
      status: 'ACTIVE',
      metadata: '{}',
      public_document: 'x'.repeat(3000),
      public_document_key: 'key',
      public_document_etag: 'etag',
      published_at: at,
      ...changed,
    })),
  );
  const claim = { kind: 'GTIN', tenant_id, claimed_at: at };
  await db('directory').insert(keys.map((key) => ({ ...claim, key })));
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
