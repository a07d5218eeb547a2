/** @jsxRuntime automatic @jsxImportSource preact */
import type { Enrichment, PassportDocument, PassportMetadata } from './documents.js';
import { GROUPS, groupOf, placeOf, type Group } from './field-groups.js';
import { Certificates } from './parts/certificates.js';
import { Fold } from './parts/fold.js';
import { KeyValue, type Row } from './parts/key-value.js';
import { Restricted } from './parts/restricted.js';
import type { Picture } from './parts/product-head.js';
import { awayRel } from './parts/said-text.js';
import { isNamedByLink } from './values/document-names.js';
import type { Line } from './values/said.js';
import type { Reader } from './values/reader.js';
import { isMasked, linesAt } from './values/passport-values.js';
import { isRecord, labelOf } from './values/say-value.js';

interface FoldsOptions {
  readonly document: PassportDocument;
  readonly language: Reader;
}

interface EnrichmentShown {
  readonly enrichment: Enrichment | null;
  /** Those of its pictures that the site holds; the first of them stands above. */
  readonly pictures: readonly Picture[];
}

interface RestrictedShown {
  /** Where data that the page does not show may be asked for. */
  readonly askAt: string;
}

/** All that the passport says, folded in by what it is about; and by name what it does not show. */
export function PassportFolds({
  document,
  language,
  enrichment,
  pictures,
  askAt,
}: FoldsOptions & EnrichmentShown & RestrictedShown) {
  return (
    <section class="part">
      <h2>{language.texts.headings.all}</h2>
      <div class="folds">
        {GROUPS.map((group) => (
          <GroupFold key={group} group={group} document={document} language={language} />
        ))}
        <EnrichmentFold enrichment={enrichment} pictures={pictures} language={language} />
        <RestrictedFold document={document} askAt={askAt} language={language} />
      </div>
    </section>
  );
}

/**
 * What is the page's name, a unit beside another value, or shown by the sections above as it is. How the code is printed
 * is for who prints it: the reader holds it, and the documents say it.
 */
const saidElsewhere: ReadonlySet<string> = new Set([
  'category',
  'productName',
  'carbonEmissionIntensityUnit',
  'dataCarrier',
]);

function GroupFold({ group, document, language }: FoldsOptions & { readonly group: Group }) {
  const { metadata, manufacturingFacility: facility } = document;
  const fields = Object.keys(metadata)
    .filter((field) => groupOf(field) === group && !saidElsewhere.has(field))
    .sort((one, other) => placeOf(one) - placeOf(other));
  const rows = fields.flatMap((field) => rowsOf(document, field, language));
  const certificates = group === 'certificates' ? certificatesOf(metadata) : [];
  if (group === 'origin' && facility) rows.push(facilityRow(facility, language));
  if (group === 'maker') rows.push(...operatorRows(document, language));
  if (rows.length + certificates.length === 0) return null;
  const title =
    group === 'certificates' ? labelOf(group, language) : language.texts.headings[group];
  return (
    <Fold title={title} hint={countOf(group, { rows, certificates }, language)}>
      {rows.length > 0 && <KeyValue rows={rows} />}
      {certificates.length > 0 && <Certificates certificates={certificates} language={language} />}
    </Fold>
  );
}

/** How much a fold holds. What stands beside certificates is none of them. */
function countOf(
  group: Group,
  held: { readonly rows: readonly Row[]; readonly certificates: readonly unknown[] },
  { number }: Reader,
): string | undefined {
  if (group !== 'certificates') return number(held.rows.length);
  return held.certificates.length === 0 ? undefined : number(held.certificates.length);
}

function rowsOf({ metadata }: PassportDocument, field: string, language: Reader): readonly Row[] {
  if (field === 'regulatoryCompliance') {
    const { regulatoryCompliance } = metadata;
    if (!isRecord(regulatoryCompliance)) return [];
    return Object.keys(regulatoryCompliance)
      .filter((member) => member !== 'certificates')
      .flatMap((member) => rowAt({ metadata, path: `${field}.${member}`, member }, language));
  }
  return rowAt({ metadata, path: field, member: field }, language);
}

/** A key with a dot in its name is a path that leads nowhere: it is asked for as it is. */
function rowAt(
  at: {
    readonly metadata: PassportMetadata;
    readonly path: string;
    readonly member: string;
  },
  language: Reader,
): readonly Row[] {
  const lines = linesAt(at.metadata, at.path, language);
  return lines.length === 0 ? [] : [{ label: rowLabel(at.member, lines, language), lines }];
}

/** Catalogues call a field that holds an address "URL of …"; its reader gets a document with a title. */
function rowLabel(member: string, lines: readonly Line[], language: Reader): string {
  const isLink = isNamedByLink(member) && lines.every(({ said }) => said.href !== undefined);
  return isLink ? language.texts.actions.document : labelOf(member, language);
}

function certificatesOf({ regulatoryCompliance }: PassportMetadata): readonly unknown[] {
  const certificates = isRecord(regulatoryCompliance)
    ? regulatoryCompliance.certificates
    : undefined;
  return Array.isArray(certificates) ? (certificates as readonly unknown[]).filter(isRecord) : [];
}

function facilityRow(
  { name, country }: NonNullable<PassportDocument['manufacturingFacility']>,
  language: Reader,
): Row {
  const place = language.country(country);
  return {
    label: labelOf('facilityName', language),
    lines: [
      {
        said: { text: name, lang: '' },
        ...(place !== undefined && { notes: [['', { text: place }]] }),
      },
    ],
  };
}

/** Who answers for the passport, where that is not said among its fields already. */
export function operatorRows(
  { economicOperator, metadata }: PassportDocument,
  language: Reader,
): readonly Row[] {
  const { name, regId } = economicOperator;
  const isMaker = isRecord(metadata.manufacturer) && metadata.manufacturer.name === name;
  return [
    {
      label: labelOf(isMaker ? 'operatorId' : 'responsiblePerson', language),
      lines: [{ said: { text: isMaker ? regId : `${name} (${regId})` } }],
    },
  ];
}

/** Data that the company tells beside the passport, neither validated nor sealed. */
function EnrichmentFold({
  enrichment,
  pictures,
  language,
}: EnrichmentShown & { readonly language: Reader }) {
  const { description, links = [], images = [] } = enrichment ?? {};
  const { texts } = language;
  const held = new Set(pictures.map(({ number }) => number));
  const elsewhere = images
    .map(({ url, caption }, index) => ({ url, label: caption, number: index + 1 }))
    .filter(({ number }) => !held.has(number));
  const pictureName = (number: number) => `${texts.actions.picture} ${language.number(number)}`;
  const others = pictures.slice(1);
  const leadsTo = [...links, ...elsewhere];
  if (description === undefined && leadsTo.length + others.length === 0) return null;
  return (
    <Fold title={texts.headings.more}>
      {description !== undefined && <p lang="">{description}</p>}
      {others.length > 0 && (
        <ul class="shots">
          {others.map(({ number, src, width, height, caption }) => (
            <li key={number}>
              <figure>
                <a href={src}>
                  <img {...{ src, width, height, loading: 'lazy' }} alt={pictureName(number)} />
                </a>
                {caption !== undefined && <figcaption lang="">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      )}
      {leadsTo.length > 0 && (
        <ul class="links">
          {leadsTo.map((link, index) => (
            <li key={index}>
              <a href={link.url} rel={awayRel} lang="">
                {link.label ?? ('number' in link ? pictureName(link.number) : link.url)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

/** Facilities are the company's own; what the law restricts of a battery may be asked for. */
function RestrictedFold({ document, askAt, language }: FoldsOptions & RestrictedShown) {
  const { metadata } = document;
  const masked = Object.keys(metadata).filter((field) => isMasked(metadata[field]));
  if (masked.length === 0) return null;
  const name = (field: string) => labelOf(field, language);
  const byLaw = masked.filter((field) => field !== 'facilityDetails').map(name);
  const owners = masked.filter((field) => field === 'facilityDetails').map(name);
  return (
    <Fold title={language.texts.headings.restricted} hint={language.number(masked.length)}>
      {byLaw.length > 0 && (
        <Restricted facts={{ names: byLaw, isOpenByLaw: true, askAt }} language={language} />
      )}
      {owners.length > 0 && (
        <Restricted facts={{ names: owners, isOpenByLaw: false }} language={language} />
      )}
    </Fold>
  );
}
