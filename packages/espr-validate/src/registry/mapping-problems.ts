import { isFileText } from './file-text.js';
import { parsedUrl } from './parsed-url.js';
import type { RegistryMapping, RegistryMember } from './registry-mapping.js';

/** A rule that a mapping breaks. */
export interface RegistryMappingProblem {
  /** Where in the mapping, such as `request.fields[2].name`. */
  readonly path: string;
  /** English, with what is asked for. */
  readonly message: string;
}

/** Fields without which a registration cannot be told from another, or a result cannot find its request. */
const neededMembers: readonly RegistryMember[] = ['productIdentifier', 'operatorId', 'versionHash'];

/** A name of an XML element without a prefix, of ASCII alone; a JSON member takes the same. */
const xmlName = /^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/;

const placeholders = /\{(?:passportId|productId)\}/;

/**
 * Checks what the shape of a mapping does not say: names that XML takes, each once; digits that are a range; a template that
 * leads to another address for each passport.
 *
 * @param mapping - Of the right shape.
 * @returns Empty where the mapping can be used. At most one problem for a path.
 */
export function registryMappingProblems(mapping: RegistryMapping): RegistryMappingProblem[] {
  return [
    ...nameProblems(mapping),
    ...fieldProblems(mapping),
    ...resultProblems(mapping),
    ...digitProblems(mapping),
    ...backUpProblems(mapping),
    ...granularityProblems(mapping),
    ...textProblems(mapping),
    ...(Object.keys(mapping.operatorSchemes).length === 0
      ? [{ path: 'operatorSchemes', message: 'At least one scheme is needed.' }]
      : []),
    ...(mapping.identifierForms.length === 0
      ? [{ path: 'identifierForms', message: 'At least one form is needed.' }]
      : []),
  ];
}

function nameProblems({ request, result }: RegistryMapping): RegistryMappingProblem[] {
  const names: (readonly [string, string])[] = [
    ['request.list', request.list],
    ['request.root', request.root],
    ['request.entry', request.entry],
    ...request.fields.map(({ name }, at) => [`request.fields[${at}].name`, name] as const),
    ['result.list', result.list],
    ['result.entry', result.entry],
    ...Object.entries(result.names).map(([key, name]) => [`result.names.${key}`, name] as const),
  ];
  return names
    .filter(([, name]) => !isName(name))
    .map(([path]) => ({
      path,
      message:
        'A name begins with a letter or _, and goes on with letters, digits, _, . or -; at most 64 characters, and not xml.',
    }));
}

function isName(name: string): boolean {
  return xmlName.test(name) && !/^xml/i.test(name) && name !== '__proto__';
}

function fieldProblems({ request: { fields } }: RegistryMapping): RegistryMappingProblem[] {
  const missing = neededMembers.filter((needed) => fields.every(({ member }) => member !== needed));
  return [
    ...missing.map((member) => ({
      path: 'request.fields',
      message: `No field holds ${member}: without it a result cannot be matched.`,
    })),
    ...repeats(fields.map(({ name }) => name)).map((at) => ({
      path: `request.fields[${at}].name`,
      message: 'Another field has this name.',
    })),
    ...repeats(fields.map(({ member }) => member)).map((at) => ({
      path: `request.fields[${at}].member`,
      message: 'Another field holds this member.',
    })),
  ];
}

function resultProblems({ result }: RegistryMapping): RegistryMappingProblem[] {
  const { registered, refused, pending } = result.outcomes;
  const words = [...registered, ...refused, ...pending];
  const names = Object.entries(result.names);
  return [
    ...(registered.length === 0
      ? [{ path: 'result.outcomes.registered', message: 'At least one word is needed.' }]
      : []),
    ...(repeats(words.map((word) => word.toUpperCase())).length > 0
      ? [{ path: 'result.outcomes', message: 'A word has two meanings, or stands there twice.' }]
      : []),
    ...repeats(names.map(([, name]) => name)).map((at) => ({
      path: `result.names.${names[at]?.[0] ?? ''}`,
      message: 'Another member has this name.',
    })),
  ];
}

/** Positions of texts that stand in the list before, too. */
function repeats(texts: readonly string[]): number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, at) => {
    if (seen.has(text)) return [at];
    seen.add(text);
    return [];
  });
}

function digitProblems({ commodityCode }: RegistryMapping): RegistryMappingProblem[] {
  const { minimumDigits, maximumDigits, headings } = commodityCode;
  const range =
    minimumDigits > maximumDigits
      ? [{ path: 'commodityCode.minimumDigits', message: 'It is more than maximumDigits.' }]
      : [];
  const badHeadings = Object.entries(headings)
    .filter(([, digits]) => !digits.every((text) => /^\d{2,10}$/.test(text)))
    .map(([category]) => ({
      path: `commodityCode.headings.${category}`,
      message: 'A heading is 2 to 10 digits, the first ones of a commodity code.',
    }));
  return [...range, ...badHeadings];
}

function backUpProblems({ backUp, request }: RegistryMapping): RegistryMappingProblem[] {
  const { urlTemplate } = backUp;
  const namespace =
    request.namespace !== null && !/^[\x21-\x7e]{1,200}$/.test(request.namespace)
      ? [{ path: 'request.namespace', message: 'A namespace is a URI of at most 200 characters.' }]
      : [];
  if (urlTemplate === null) return namespace;
  const path = 'backUp.urlTemplate';
  const sample = urlTemplate.replaceAll('{passportId}', '0').replaceAll('{productId}', '0');
  const isUrl = parsedUrl(sample)?.protocol === 'https:';
  if (!isUrl) return [...namespace, { path, message: 'It is no https address.' }];
  if (/[{}]/.test(sample) || !placeholders.test(urlTemplate)) {
    const message = 'It holds {passportId} or {productId}, and no other braces.';
    return [...namespace, { path, message }];
  }
  return namespace;
}

function granularityProblems(mapping: RegistryMapping): RegistryMappingProblem[] {
  const names = Object.values(mapping.granularityNames);
  const empty = Object.entries(mapping.granularities)
    .filter(([, allowed]) => allowed.length === 0)
    .map(([category]) => ({
      path: `granularities.${category}`,
      message: 'Nothing of this category could be registered: leave the category out.',
    }));
  return repeats(names).length > 0
    ? [...empty, { path: 'granularityNames', message: 'Two granularities have the same name.' }]
    : empty;
}

/** Texts that stand in files as they are. */
function textProblems({ backUp, granularityNames, operatorSchemes }: RegistryMapping) {
  const texts: (readonly [string, string])[] = [
    ['backUp.operatorId', backUp.operatorId ?? '-'],
    ...Object.entries(granularityNames).map(
      ([level, name]) => [`granularityNames.${level}`, name] as const,
    ),
    ...Object.entries(operatorSchemes).map(
      ([scheme, prefix]) => [`operatorSchemes.${scheme}`, `${prefix}-`] as const,
    ),
  ];
  return texts
    .filter(([, text]) => !isFileText(text))
    .map(([path]) => ({ path, message: 'It is empty, or has control characters.' }));
}
