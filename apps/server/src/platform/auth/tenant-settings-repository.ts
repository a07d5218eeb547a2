import type { Knex } from 'knex';
import type { TenantRow } from '../db/tables.js';

/** What a workspace decides for itself. */
export interface TenantSettings {
  /** Sessions write with a second factor only. */
  readonly mfaRequired: boolean;
  /** Language of mails to people who have not chosen one. */
  readonly defaultLocale: string;
  readonly contactEmail: string | null;
}

export function tenantSettingsRepository(db: Knex) {
  return {
    async find(id: string): Promise<TenantSettings | undefined> {
      const row = await db<TenantRow>('tenants')
        .where({ id })
        .first('mfa_required', 'default_locale', 'contact_email');
      if (!row) return undefined;
      const { mfa_required, default_locale, contact_email } = row;
      return {
        mfaRequired: mfa_required,
        defaultLocale: default_locale,
        contactEmail: contact_email,
      };
    },

    /** What is left out stays. */
    async update(
      id: string,
      { mfaRequired, defaultLocale, contactEmail }: Partial<TenantSettings>,
      at: Date,
    ): Promise<void> {
      const changes = {
        ...(mfaRequired !== undefined && { mfa_required: mfaRequired }),
        ...(defaultLocale !== undefined && { default_locale: defaultLocale }),
        ...(contactEmail !== undefined && { contact_email: contactEmail }),
      };
      await db<TenantRow>('tenants')
        .where({ id })
        .update({ ...changes, updated_at: at });
    },
  };
}
