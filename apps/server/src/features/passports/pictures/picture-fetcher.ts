import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isSandbox } from '../../../platform/auth/caller-model.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { BackgroundWork } from '../../../platform/background-work.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import type { Announcements } from '../../../platform/db/announcements/announcements.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { Egress } from '../../../platform/egress/egress.js';
import { EgressError } from '../../../platform/egress/egress-error.js';
import { notificationRepository } from '../../../platform/notifications/notification-repository.js';
import { passportRepository } from '../rows/passport-repository.js';
import { fetchPicture } from './fetch-picture.js';
import { claimedPictureRepository } from './claimed-picture-repository.js';
import {
  claimPictures,
  listWorkspacesWithDuePictures,
  type ClaimedPicture,
} from './due-picture-repository.js';
import {
  nextAttemptAt,
  pictureRefusals,
  type PictureFile,
  type PictureRefusal,
} from './picture-model.js';

/** Longer than any attempt takes: a process that holds a picture beyond it has died. */
const leaseMs = 2 * 60_000;
/** Interval of the search for pictures. */
const lookMs = 60_000;
/** So many workspaces at a time, and of each so many pictures: 16 MiB in memory at most. */
const workspacesAtATime = 4;
const picturesAtATime = 2;

interface PictureFetcherOptions {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly announcements: Pick<Announcements, 'subscribe'>;
  /** Its own: it is closed with the fetcher. */
  readonly egress: Pick<Egress, 'request' | 'close'>;
  /** What all pictures of a workspace may take. */
  readonly maxWorkspaceBytes: number;
  /** The same of a sandbox. */
  readonly maxSandboxBytes: number;
}

/**
 * Fetches the pictures that enrichments name, once each, in the background, so that a viewer of a passport asks no
 * server but this one. Open work stands in rows: a process that dies leaves them to the next one.
 */
export class PictureFetcher {
  private readonly work: BackgroundWork;

  constructor(private readonly options: PictureFetcherOptions) {
    const { announcements, logger } = options;
    this.work = new BackgroundWork({
      runRound: () => this.runRound(),
      channel: 'pictures',
      announcements,
      lookMs,
      logger,
      interrupted: 'pictures not fetched, the next look goes on',
    });
  }

  start(): void {
    this.work.start();
  }

  /** Breaks off what is under way, which is fetched again after the next start. */
  stop(): Promise<void> {
    this.work.beginStop();
    this.options.egress.close();
    return this.work.stop();
  }

  /** Fetches everything that is due, and resolves when nothing is. It never throws. */
  run(): Promise<void> {
    return this.work.run();
  }

  /**
   * A few pictures of each workspace, so that none waits for another one's slow servers.
   *
   * @returns True when there were any.
   */
  private async runRound(): Promise<boolean> {
    const { db, clock } = this.options;
    const tenants = await listWorkspacesWithDuePictures(db, clock.now());
    let fetched = 0;
    for (let at = 0; at < tenants.length && !this.work.isStopped; at += workspacesAtATime) {
      const some = tenants.slice(at, at + workspacesAtATime);
      const counts = await allOf(some.map((tenantId) => this.fetchSome(tenantId)));
      fetched += counts.reduce((sum, count) => sum + count, 0);
    }
    return fetched > 0;
  }

  private async fetchSome(tenantId: string): Promise<number> {
    const { db, clock } = this.options;
    const at = clock.now();
    const leaseUntil = new Date(at.getTime() + leaseMs);
    const claimed = await tenantTransaction(db, tenantId, (tx) =>
      claimPictures(tx, tenantId, { at, leaseUntil, limit: picturesAtATime }),
    );
    await Promise.all(claimed.map((picture) => this.fetchOne(picture)));
    return claimed.length;
  }

  private async fetchOne(claimed: ClaimedPicture): Promise<void> {
    const { egress, logger } = this.options;
    const { tenantId, passportId, number, attempts } = claimed;
    try {
      const fetched = await fetchPicture(egress, claimed.url);
      if ('refusal' in fetched) await this.refuse(claimed, fetched.refusal);
      else if ('isAway' in fetched) await this.putOff(claimed);
      else await this.store(claimed, fetched);
    } catch (error) {
      if (error instanceof EgressError) return;
      // Its lease expires, and the next claim tries again.
      logger.warn({ err: error, tenantId, passportId, number, attempts }, 'picture not fetched');
    }
  }

  private store(claimed: ClaimedPicture, file: PictureFile): Promise<void> {
    const { db, clock, maxWorkspaceBytes, maxSandboxBytes } = this.options;
    const { tenantId } = claimed;
    return tenantTransaction(db, tenantId, async (tx) => {
      const pictures = claimedPictureRepository(tx);
      const tenant = await tenantRepository(tx).find(tenantId);
      const most = tenant && isSandbox(tenant) ? maxSandboxBytes : maxWorkspaceBytes;
      const isFull = (await pictures.countBytes(tenantId)) + file.content.length > most;
      if (isFull) return this.refuseIn(tx, claimed, 'WORKSPACE_FULL');
      await pictures.store(claimed, file, clock.now());
    });
  }

  private putOff(claimed: ClaimedPicture): Promise<void> {
    const { db, clock } = this.options;
    const until = nextAttemptAt(claimed.attempts, clock.now());
    if (until === undefined) return this.refuse(claimed, 'UNREACHABLE');
    return tenantTransaction(db, claimed.tenantId, (tx) =>
      claimedPictureRepository(tx).postpone(claimed, until),
    );
  }

  private refuse(claimed: ClaimedPicture, refusal: PictureRefusal): Promise<void> {
    return tenantTransaction(this.options.db, claimed.tenantId, (tx) =>
      this.refuseIn(tx, claimed, refusal),
    );
  }

  /** With a line in the workspace's inbox: the sender of the address learns it nowhere else. */
  private async refuseIn(
    tx: Knex.Transaction,
    claimed: ClaimedPicture,
    refusal: PictureRefusal,
  ): Promise<void> {
    const { clock, newId, logger } = this.options;
    const { tenantId, passportId, number } = claimed;
    if (!(await claimedPictureRepository(tx).refuse(claimed, refusal))) return;
    const passport = await passportRepository(tx).findIdentity(tenantId, passportId);
    await notificationRepository(tx).insert({
      id: newId(),
      tenantId,
      kind: 'passport.picture_refused',
      message: `Picture ${number} of passport ${passport?.productId} is not shown: ${pictureRefusals[refusal]}.`,
      targetType: 'passport',
      targetId: passportId,
      createdAt: clock.now(),
    });
    logger.info({ tenantId, passportId, number, refusal }, 'picture refused');
  }
}

/** Waits for all of them, also when one fails: nothing is under way behind it. */
async function allOf<T>(working: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(working);
  return Promise.all(working);
}
