import { MAXIMUM_REQUESTS_PER_FILE, OPTIONAL_MEMBERS } from './file-fields.js';
import type { RegistryField, RegistryMapping, RegistryMember } from './registry-mapping.js';
import { escapeXml } from './write-registry-xml.js';

/** What the texts of a member look like, in words that JSON Schema and XML Schema share. */
interface TextShape {
  readonly maxLength: number;
  /** A regular expression for the whole text, without anchors. */
  readonly pattern?: string;
  readonly words?: readonly string[];
  readonly isUri?: true;
}

const uri = { maxLength: 2000, isUri: true } as const;
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

function shapeOf(member: RegistryMember, mapping: RegistryMapping): TextShape {
  const { minimumDigits, maximumDigits } = mapping.commodityCode;
  const shapes: Readonly<Record<RegistryMember, TextShape>> = {
    correlationId: { maxLength: 64 },
    productIdentifier: { maxLength: mapping.maximumIdentifierLength, isUri: true },
    passportId: { maxLength: 36, pattern: uuid },
    operatorId: { maxLength: 200 },
    operatorScheme: { maxLength: 16, words: Object.keys(mapping.operatorSchemes) },
    commodityCode: {
      maxLength: maximumDigits,
      pattern: `[0-9]{${minimumDigits},${maximumDigits}}`,
    },
    granularity: { maxLength: 64, words: Object.values(mapping.granularityNames) },
    passportUrl: uri,
    apiEndpoint: uri,
    backUpUrl: uri,
    backUpOperatorId: { maxLength: 200 },
    facilityIds: { maxLength: 60, pattern: 'https://id\\.gs1\\.org/414/[0-9]{13}' },
    versionHash: { maxLength: 64, pattern: '[0-9a-f]{64}' },
  };
  return shapes[member];
}

/** Facilities of one request. */
const maximumFacilities = 100;

/**
 * Makes the JSON Schema (draft-07) of the files that {@link writeRegistryJson} writes by a mapping. It is this project's: the
 * registry has published none.
 */
export function registryJsonSchema(mapping: RegistryMapping): Readonly<Record<string, unknown>> {
  const { list, fields } = mapping.request;
  const entry = {
    type: 'object',
    additionalProperties: false,
    required: fields.filter(isRequired).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, jsonShape(field, mapping)])),
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Registration requests',
    type: 'object',
    additionalProperties: false,
    required: [list],
    properties: {
      [list]: { type: 'array', minItems: 1, maxItems: MAXIMUM_REQUESTS_PER_FILE, items: entry },
    },
  };
}

function isRequired({ member }: RegistryField): boolean {
  return !OPTIONAL_MEMBERS.has(member);
}

function jsonShape({ member }: RegistryField, mapping: RegistryMapping): object {
  const { maxLength, pattern, words } = shapeOf(member, mapping);
  const text = {
    type: 'string',
    minLength: 1,
    maxLength,
    ...(pattern !== undefined && { pattern: `^${pattern}$` }),
    ...(words && { enum: words }),
  };
  return member === 'facilityIds'
    ? { type: 'array', minItems: 1, maxItems: maximumFacilities, items: text }
    : text;
}

/**
 * Makes the XML Schema 1.0 of the files that {@link writeRegistryXml} writes by a mapping. It is this project's: the registry has
 * published none.
 */
export function registryXmlSchema(mapping: RegistryMapping): string {
  const { root, entry, namespace, fields } = mapping.request;
  const target =
    namespace === null
      ? ''
      : ` targetNamespace="${escapeXml(namespace)}" elementFormDefault="qualified"`;
  const elements = fields.map((field) => xmlShape(field, mapping)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${target}>
  <xs:element name="${root}">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="${entry}" maxOccurs="${MAXIMUM_REQUESTS_PER_FILE}">
          <xs:complexType>
            <xs:sequence>
${elements}
            </xs:sequence>
          </xs:complexType>
        </xs:element>
      </xs:sequence>
    </xs:complexType>
  </xs:element>
</xs:schema>
`;
}

function xmlShape(field: RegistryField, mapping: RegistryMapping): string {
  const { maxLength, pattern, words, isUri } = shapeOf(field.member, mapping);
  const facets = [
    '<xs:minLength value="1"/>',
    `<xs:maxLength value="${maxLength}"/>`,
    ...(pattern === undefined ? [] : [`<xs:pattern value="${escapeXml(pattern)}"/>`]),
    ...(words ?? []).map((word) => `<xs:enumeration value="${escapeXml(word)}"/>`),
  ];
  const least = isRequired(field) ? '' : ' minOccurs="0"';
  const most = field.member === 'facilityIds' ? ` maxOccurs="${maximumFacilities}"` : '';
  const indent = ' '.repeat(14);
  return `${indent}<xs:element name="${field.name}"${least}${most}>
${indent}  <xs:simpleType>
${indent}    <xs:restriction base="xs:${isUri ? 'anyURI' : 'string'}">
${facets.map((facet) => `${indent}      ${facet}`).join('\n')}
${indent}    </xs:restriction>
${indent}  </xs:simpleType>
${indent}</xs:element>`;
}
