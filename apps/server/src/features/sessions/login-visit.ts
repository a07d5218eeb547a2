import { noAccount, type Account } from '../../platform/db/account-tables.js';
import type { DeviceTokens } from '../../platform/auth/secrets/device-token.js';
import type { User } from '../../platform/auth/user-model.js';
import type { UserCredentials } from '../../platform/auth/user-credentials-repository.js';
import { rateLimitAddress } from '../../platform/http/request/client-address.js';
import {
  fromAddress,
  onDevice,
  withRecoveryCode,
  type CountedAs,
  type LoginThrottleDeps,
} from './login-throttle.js';
import { holdsRecoveryCode, type SecondFactorDeps } from './second-factor/prove-second-factor.js';

export interface LoginVisitDeps extends LoginThrottleDeps, SecondFactorDeps {
  readonly deviceTokens: DeviceTokens;
}

/** What every step of a login is sent with. */
export interface LoginRequest {
  /** A code of the app, or a recovery code. */
  readonly totpCode?: string | undefined;
  /** What the browser kept of an earlier login, if it did. */
  readonly deviceToken?: string | undefined;
  /** The workspace of the addressed host: only its users log in there. */
  readonly hostTenantId: string | undefined;
  readonly ip: string;
  readonly userAgent?: string | undefined;
}

/** The account that a caller claims, and where the request comes from. */
export interface LoginVisit {
  readonly email: string;
  readonly credentials: UserCredentials | undefined;
  readonly address: string;
  /** One that this account was logged in to on. */
  readonly device: string | undefined;
  readonly recovers: boolean;
}

/** Finds out what an attempt counts for: it takes the same time for an account that does not exist. */
export async function recognizeVisit(
  { db, clock, deviceTokens }: LoginVisitDeps,
  claimed: Pick<LoginVisit, 'email' | 'credentials'>,
  { totpCode = '', deviceToken = '', ip }: LoginRequest,
): Promise<LoginVisit> {
  const { credentials } = claimed;
  const account = credentials ? accountOf(credentials.user) : noAccount;
  const recovers = await holdsRecoveryCode(db, account, totpCode);
  const device = deviceTokens.verify(deviceToken, account.userId, clock.now());
  return { ...claimed, address: rateLimitAddress(ip), device, recovers };
}

/** The counters of an attempt: those of a known device or a recovery code are out of the reach of strangers. */
export function countedAs({ email, address, device, recovers }: LoginVisit): CountedAs {
  if (recovers) return withRecoveryCode(email);
  return device === undefined ? fromAddress(email, address) : onDevice(email, device);
}

export function mayEnter(
  user: User,
  { hostTenantId }: Pick<LoginRequest, 'hostTenantId'>,
): boolean {
  return hostTenantId === undefined || hostTenantId === user.tenantId;
}

export function accountOf({ tenantId, id }: User): Account {
  return { tenantId, userId: id };
}
