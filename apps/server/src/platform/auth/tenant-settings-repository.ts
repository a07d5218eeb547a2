import type { Knex } from 'knex';
import type { TenantRow } from '../db/tables.js';

/** What a workspace says of itself. */
export interface TenantSettings {
  /** Language of mails to people who have not chosen one. */
  readonly defaultLocale: string;
  readonly contactEmail: string | null;
}

export function tenantSettingsRepository(db: Knex) {
  return {
    async find(id: string): Promise<TenantSettings | undefined> {
      const row = await db<TenantRow>('tenants')
        .where({ id })
        .first('default_locale', 'contact_email');
      return row && { defaultLocale: row.default_locale, contactEmail: row.contact_email };
    },

    /** In a transaction of the platform. What is left out stays. */
    async update(
      id: string,
      { defaultLocale, contactEmail }: Partial<TenantSettings>,
      at: Date,
    ): Promise<void> {
      const changes = {
        ...(defaultLocale !== undefined && { default_locale: defaultLocale }),
        ...(contactEmail !== undefined && { contact_email: contactEmail }),
      };
      await db<TenantRow>('tenants')
        .where({ id })
        .update({ ...changes, updated_at: at });
    },
  };
}
