import { decodeDigitalLinkUri, formatHri } from '@dpp/gs1';
import { codeOfPassport, type CodeLink } from '../../representations/carrier/printed-code.js';
import { passportLink, unitLink } from '../../representations/digital-link-uri.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { IdentifiedPassport } from '../passports/passport-reader.js';
import type { UnitOfModel } from './find-labelled-units.js';
import type { QrOptions } from './qr-options.js';

/** What the code of a passport or of a battery unit says, and what stands below it. */
export interface CodeLabel {
  /** UUID of the passport or of the unit. */
  readonly id: string;
  /** Credentials bound to another operator may not have it. */
  readonly operatorId: string;
  readonly uri: string;
  /** None where the code is no GS1 Digital Link. */
  readonly hri: readonly string[];
  /** True in a sandbox: image and file name say TEST. */
  readonly isTest: boolean;
  /** Without its extension. */
  readonly fileName: string;
}

/** What a code of a passport leads to, beside the passport itself. */
export interface LabelTarget {
  readonly baseUrl: string;
  /** Subdomain, for the link by product id. */
  readonly workspace: string;
  readonly link: CodeLink;
}

export function labelTarget(
  baseUrl: string,
  { tenant }: Caller,
  { link }: Pick<QrOptions, 'link'>,
): LabelTarget {
  return { baseUrl, workspace: tenant.subdomain, link };
}

export function passportLabel(passport: IdentifiedPassport, target: LabelTarget): CodeLabel {
  const { id, operatorId, productId, isTest } = passport;
  const { uri } = codeOfPassport(passport, target, target.link);
  const label = labelOf({ id, operatorId, isTest, uri }, productId);
  // A workspace may have the name of an Application Identifier: its link is still no Digital Link.
  return uri === passportLink(passport, target.baseUrl) ? label : { ...label, hri: [] };
}

/** Two units of a model differ in the serial number alone: there is room for it behind a cut product id. */
export function unitLabel({ unit, model }: UnitOfModel, baseUrl: string): CodeLabel {
  const { id, serialNumber } = unit;
  const { productId, operatorId, isTest } = model;
  const { uri } = unitLink({ id, serialNumber, productId, isTest }, baseUrl);
  const stem = productId.slice(0, maxNameLength - serialNumber.length - 1);
  return labelOf({ id, operatorId, isTest, uri }, `${stem}-${serialNumber}`);
}

const maxNameLength = 80;

function labelOf(
  coded: Pick<CodeLabel, 'id' | 'operatorId' | 'isTest' | 'uri'>,
  name: string,
): CodeLabel {
  const { valid, elements } = decodeDigitalLinkUri(coded.uri);
  const safe = name.replaceAll(/[^A-Za-z0-9._-]/gu, '_').slice(0, maxNameLength);
  return {
    ...coded,
    hri: valid ? formatHri(elements) : [],
    fileName: `${coded.isTest ? 'TEST-' : ''}qr-${safe}`,
  };
}
