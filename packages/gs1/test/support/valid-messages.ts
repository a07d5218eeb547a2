import {
  checkDigit,
  builtInDictionary,
  type AiElement,
  type ApplicationIdentifier,
  type ApplicationIdentifierEntry,
  type Component,
} from '../../src/index.js';
import { checkCharacterPair } from '../../src/keys.js';
import type { Random } from './random.js';

type Entry = ApplicationIdentifierEntry<ApplicationIdentifier>;

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Brackets are left out because what reads the messages elsewhere escapes them in another way. */
const alphabets = {
  N: digits,
  X: `${digits}${letters}${letters.toLowerCase()}!"%&'*+,-./:;<=>?_`,
  Y: `${digits}${letters}#-/`,
  Z: `${digits}${letters}${letters.toLowerCase()}-_`,
};

/** A data field that keeps every rule of its entry. */
export function validValue(entry: Entry, random: Random): string {
  let value = '';
  for (const component of entry.components) {
    if (component.optional && random.next() < 0.4) break;
    value += validComponent(component, random);
  }
  return value;
}

/** An AI with a valid data field among the companions it needs. */
export function validMessage(entry: Entry, random: Random): AiElement[] {
  const elements = new Map<string, AiElement>();
  addWithCompanions(entry, elements, random);
  return [...elements.values()];
}

function addWithCompanions(entry: Entry, elements: Map<string, AiElement>, random: Random): void {
  const { applicationIdentifier } = entry;
  if (elements.has(applicationIdentifier)) return;
  elements.set(applicationIdentifier, { applicationIdentifier, value: validValue(entry, random) });
  for (const groups of entry.mandatoryAssociations) {
    const group = groups.find((candidate) => fits(candidate, elements)) ?? [];
    for (const pattern of group) {
      if ([...elements.keys()].some((present) => matches(pattern, present))) continue;
      const companion = companionsOf(pattern)[0];
      if (companion) addWithCompanions(companion, elements, random);
    }
  }
}

/** True when AIs exclude none of those that are there. */
function fits(group: readonly string[], elements: ReadonlyMap<string, AiElement>): boolean {
  return group.every((pattern) => {
    const companion = companionsOf(pattern)[0];
    const present = [...elements.keys()].map((ai) => builtInDictionary().find(ai));
    return present.every((other) => other && companion && !excludesEither(companion, other));
  });
}

function companionsOf(pattern: string): Entry[] {
  const { entries } = builtInDictionary();
  return entries.filter(({ applicationIdentifier }) => matches(pattern, applicationIdentifier));
}

function excludesEither(one: Entry, other: Entry): boolean {
  if (one === other) return false;
  return (
    one.invalidPairs.some((pattern) => matches(pattern, other.applicationIdentifier)) ||
    other.invalidPairs.some((pattern) => matches(pattern, one.applicationIdentifier))
  );
}

function matches(pattern: string, applicationIdentifier: string): boolean {
  return new RegExp(`^${pattern.replaceAll('n', String.raw`\d`)}$`).test(applicationIdentifier);
}

function validComponent(component: Component, random: Random): string {
  const length = random.integer(component.minLength, component.maxLength);
  for (const name of component.linterNames) {
    const make = samples[name];
    if (make) return make({ ...component, length }, random);
  }
  return random.text(alphabets[component.type], length);
}

type Sized = Component & { readonly length: number };

/** What a linter accepts, by its name. */
const samples: Record<string, (component: Sized, random: Random) => string> = {
  csum: ({ length }, random) => withCheckDigit(random.text(digits, length - 1)),
  csumalpha: ({ length, linterNames }, random) => {
    const size = Math.max(length, 12);
    const body = random.text(digits, 6) + (linterNames.includes('hasnondigit') ? 'M' : '');
    const reference = body + random.text(alphabets.X, size - 2 - body.length);
    return reference + checkCharacterPair(reference);
  },
  gcppos1: ({ type, length }, random) => {
    const size = Math.max(length, 8);
    return random.text(digits, 7) + random.text(alphabets[type], size - 7);
  },
  yymmd0: (_, random) =>
    `${random.text(digits, 2)}${random.pick(['01', '06', '12'])}${random.pick(['00', '01', '28'])}`,
  yymmdd: (_, random) =>
    `${random.text(digits, 2)}${random.pick(['01', '06', '12'])}${random.pick(['01', '28', '30'])}`,
  yyyymmdd: (_, random) => `${random.pick(['19', '20'])}${random.text(digits, 2)}0228`,
  hhmi: (_, random) => random.pick(['0000', '1259', '2359']),
  hh: (_, random) => random.pick(['00', '12', '23']),
  mi: (_, random) => random.pick(['00', '59']),
  ss: (_, random) => random.pick(['00', '59']),
  iso3166: (_, random) => random.pick(['056', '100', '276', '528', '840']),
  iso3166999: (_, random) => random.pick(['056', '100', '999']),
  iso3166alpha2: (_, random) => random.pick(['BE', 'BG', 'DE']),
  iso4217: (_, random) => random.pick(['978', '840', '975']),
  iso5218: (_, random) => random.pick(['0', '1', '2', '9']),
  pcenc: (_, random) => random.pick(['Main%20Street', 'Caf%C3%A9', 'Plain', '100%25']),
  yesno: (_, random) => random.pick(['0', '1']),
  hyphen: () => '-',
  latitude: (_, random) => random.pick(['0000000000', '0912345678', '1800000000']),
  longitude: (_, random) => random.pick(['0000000000', '2912345678', '3600000000']),
  mediatype: (_, random) => random.pick(['01', '10', '80', '99']),
  posinseqslash: (_, random) => random.pick(['1/2', '3/3']),
  nonzero: ({ length }, random) => `${random.text(digits, length - 1)}${random.pick('123456789')}`,
  winding: (_, random) => random.pick(['0', '1', '9']),
  zero: ({ length }) => '0'.repeat(length),
  pieceoftotal: (_, random) => random.pick(['0101', '0102', '9999']),
  iban: (_, random) => random.pick(['GB82WEST12345698765432', 'BE68539007547034']),
  nozeroprefix: ({ length }, random) => random.pick('123456789') + random.text(digits, length - 1),
  couponcode: () => '012345612345611110123101101230123456',
  couponposoffer: () => '101234561234560123456',
  importeridx: (_, random) => random.pick(['A', 'z', '0', '_', '-']),
  packagetype: (_, random) => random.pick(['BX', '1A', 'PX']),
};

function withCheckDigit(body: string): string {
  return body + String(checkDigit(body));
}
