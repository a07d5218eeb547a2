import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { editedBy } from '../editing/edited-by.js';
import {
  requireBytesWithin,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import type { PassportJsonLd } from '../../../representations/json-ld/json-ld.js';
import { renderPublicDocument } from '../../../representations/json-ld/public-document.js';
import { growMetadataTree } from './metadata-tree.js';
import type { Passport } from '../passport-model.js';
import { requireKeysOfFormer } from '../revisions/require-edition.js';
import type { PassportVersionSummary } from './passport-version-model.js';
import { passportVersionRepository } from './passport-version-repository.js';
import { passportWriteRepository } from '../rows/passport-write-repository.js';

/** What may take the place of what a passport held. */
export type PassportChanges = Partial<
  Pick<
    Passport,
    | 'metadata'
    | 'status'
    | 'enrichment'
    | 'manufacturingFacility'
    | 'publishedAt'
    | 'statusChangedAt'
    | 'statusNote'
    | 'archivedAt'
    | 'retentionUntil'
    | 'seal'
  >
>;

interface Revision {
  /** The passport as this transaction locked it. */
  readonly found: Passport;
  readonly changes: PassportChanges;
  readonly caller: Caller;
  readonly changeReason: string;
  readonly at: Date;
}

export interface RevisedPassport {
  readonly passport: Passport;
  /** What it held before, in its history. */
  readonly version: PassportVersionSummary;
  readonly document: PassportJsonLd;
  /** `document` as text, as it is kept beside the passport. */
  readonly documentText: string;
}

/**
 * Gives a passport new content and keeps the old one in its history, hashed. The caller checks permissions and emits
 * the events; a new seal is stored by the passport's seal repository.
 *
 * @throws a 409 when it is more than the workspace may hold, or lacks a key of the former edition.
 */
export async function revisePassport(
  tx: Knex.Transaction,
  deps: WorkspaceLimitDeps & { readonly baseUrl: string },
  { found, changes, caller, changeReason, at }: Revision,
): Promise<RevisedPassport> {
  const versions = passportVersionRepository(tx);
  const version = {
    version: (await versions.count(found)) + 1,
    status: found.status,
    metadata: found.metadata,
    ...growMetadataTree(found.metadata),
    changedBy: actorOf(caller),
    changeReason,
    createdAt: at,
  };
  await versions.append(found, version);
  const passport = editedBy(caller, { ...found, ...changes, updatedAt: at });
  if (passport.status !== 'DRAFT') await requireKeysOfFormer(tx, passport);
  const { document, kept } = renderPublicDocument(passport, deps.baseUrl);
  await passportWriteRepository(tx).update(passport, kept);
  await requireBytesWithin(tx, deps, caller.tenant);
  return { passport, version, document, documentText: kept.text };
}
