import type { PassportDocument, PassportMetadata } from './documents.js';
import { categoryPage } from './category-page.js';
import type { Action } from './parts/action-list.js';
import type { SignName } from './parts/signs.js';
import { companyOf } from './passport-facts.js';
import type { Reader } from './values/reader.js';
import { findValue } from './values/passport-values.js';
import { webAddress } from './values/said.js';
import { isRecord, saySingle } from './values/say-value.js';

/** Where a company may be asked, in this order. */
const askPaths = [
  'manufacturer.contactUrl',
  'consumerCommunicationChannel',
  'manufacturer.email',
  'manufacturer.webAddress',
] as const;

/** A recalled product is neither repaired nor given back for another reason than its recall. */
const endedByRecall: ReadonlySet<string> = new Set([
  'repairInformationUrl',
  'sparePartsUrl',
  'takeBackUrl',
  'endOfLifeInstructions',
]);

const mostShown = 3;

/** What a reader can do, of what the passport has addresses for. */
export function actionsOf(
  { metadata }: PassportDocument,
  { isRecalled, onlyAsk = false }: { readonly isRecalled: boolean; readonly onlyAsk?: boolean },
  language: Reader,
): readonly Action[] {
  const paths = onlyAsk ? ['ask'] : categoryPage(metadata.category, language.categories).actions;
  const company = companyOf(metadata) ?? '';
  const found = paths
    .filter((path) => !isRecalled || !endedByRecall.has(path))
    .flatMap((path) =>
      path === 'ask'
        ? askAction(metadata, company, language)
        : documentAction(metadata, path, { company, language }),
    );
  const places = new Map(found.map((action) => [action.href, action]));
  return [...places.values()].slice(0, mostShown);
}

function askAction(
  metadata: PassportMetadata,
  company: string,
  language: Reader,
): readonly Action[] {
  const { actions } = language.texts;
  for (const path of askPaths) {
    const href = addressAt(metadata, path, language);
    if (href === undefined) continue;
    return [{ sign: 'chat', title: actions.ask, detail: company, href }];
  }
  return [];
}

/** Where to ask the company, for readers who want more than to see it on a page. */
export function askAddress(document: PassportDocument, language: Reader): string | undefined {
  return actionsOf(document, { isRecalled: false, onlyAsk: true }, language)[0]?.href;
}

const signs: Readonly<Record<string, SignName>> = {
  repairInformationUrl: 'repair',
  sparePartsUrl: 'repair',
  takeBackUrl: 'bin',
  wasteManagementInformation: 'bin',
  endOfLifeInstructions: 'bin',
};

function documentAction(
  metadata: PassportMetadata,
  path: string,
  { company, language }: { readonly company: string; readonly language: Reader },
): readonly Action[] {
  const found = findValue(metadata, path, language);
  const member = path.endsWith('.url') ? path.slice(0, -'.url'.length) : (found?.member ?? path);
  const said = found && saySingle(found.value, { ...found, member }, language);
  if (said?.href === undefined) return [];
  return [
    { sign: signs[member] ?? 'document', title: said.text, detail: company, href: said.href },
  ];
}

function addressAt(metadata: PassportMetadata, path: string, language: Reader): string | undefined {
  const found = findValue(metadata, path, language);
  if (!found) return undefined;
  if (isRecord(found.value)) return webAddress(found.value.url);
  return saySingle(found.value, found, language)?.href;
}
