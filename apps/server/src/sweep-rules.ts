import type { Config } from './config.js';
import { grantSweep } from './features/grants/grant-repository.js';
import { importSweep } from './features/passports/imports/import-repository.js';
import { jobSweep } from './features/passports/jobs/job-repository.js';
import { accessCountSweep } from './features/resolution/accesses/access-count-repository.js';
import { accessSweep } from './features/resolution/accesses/access-log-repository.js';
import { accountTokenSweeps } from './features/sessions/account-token-repository.js';
import { invitationSweep } from './features/sessions/invitations/invitation-repository.js';
import { loginFailureSweep } from './features/sessions/login-failure-repository.js';
import { sessionSweeps } from './platform/auth/session-repository.js';
import { todaySnoozeSweep } from './features/today/today-snooze-repository.js';
import { webhookMessageSweep } from './features/webhooks/deliveries/delivery-repository.js';
import { idempotencyKeySweep } from './platform/db/repositories/idempotency-repository.js';
import { platformTurnSweep } from './platform/db/platform-turn.js';
import { notificationSweep } from './platform/notifications/notification-repository.js';
import { outboxSweeps } from './platform/outbox/outbox-repository.js';
import { requestRecordSweep } from './platform/request-records/request-record-repository.js';
import type { SweepRule } from './platform/sweep/sweep-model.js';

/** Every table that grows with use and not with what a workspace keeps. */
export function sweepRules({ keptDays }: Pick<Config, 'keptDays'>): readonly SweepRule[] {
  return [
    idempotencyKeySweep,
    loginFailureSweep,
    platformTurnSweep,
    ...sessionSweeps,
    ...accountTokenSweeps,
    invitationSweep,
    grantSweep,
    todaySnoozeSweep,
    jobSweep,
    importSweep,
    accessSweep(keptDays.accesses),
    accessCountSweep(keptDays.accesses),
    ...outboxSweeps(keptDays.outbox),
    webhookMessageSweep,
    requestRecordSweep,
    notificationSweep(keptDays.notifications),
  ];
}
