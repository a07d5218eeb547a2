import type { Locale } from '@dpp/espr-validate';
import { languageOf } from '@dpp/passport-page/all-locales';
import type { Config } from '../../../config.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { toHomePage, type UnreadText } from '../../../representations/page/home-page.js';
import type { ResolutionDeps } from '../resolution-deps.js';
import { findSamples } from './find-samples.js';

export interface HomeDeps extends ResolutionDeps {
  readonly config: Pick<Config, 'operator' | 'seedsDemo'>;
  readonly consoleFiles: object | undefined;
}

interface PageRequest {
  readonly hostTenantId: string | undefined;
  readonly locale: Locale;
  /** True where the reader chose the language, and did not only accept it. */
  readonly isLanguageChosen: boolean;
  readonly unread: UnreadText | undefined;
}

/** The page at `/`, with what this server has to show there. A workspace's host shows that workspace alone. */
export async function makeHomePage(
  { db, config, consoleFiles, ...deps }: HomeDeps,
  { hostTenantId, locale, ...shown }: PageRequest,
): Promise<string> {
  const tenant = hostTenantId && (await tenantRepository(db).find(hostTenantId));
  const showsSamples = config.seedsDemo && hostTenantId === undefined;
  return toHomePage({
    language: languageOf(locale),
    isLanguageChosen: shown.isLanguageChosen,
    workspace: tenant ? tenant.name : undefined,
    samples: showsSamples ? await findSamples({ ...deps, db }) : [],
    operator: config.operator,
    hasConsole: consoleFiles !== undefined,
    unread: shown.unread,
  });
}
