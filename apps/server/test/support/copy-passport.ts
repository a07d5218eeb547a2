import type { Knex } from 'knex';

/** Newer ones with the same content, a second apart: to send and render each large one takes too long. */
export async function copyPassport(db: Knex, productId: string, copies: number): Promise<void> {
  await db.raw(
    `insert into passports (id, tenant_id, operator_id, product_id, status, metadata, created_at, updated_at)
     select gen_random_uuid(), tenant_id, operator_id, 'copy ' || number, status, metadata,
            created_at + number * interval '1 second', updated_at
     from passports, generate_series(1, :copies) as number
     where product_id = :productId`,
    { productId, copies },
  );
}
