import type { Random } from './random.js';

type Container = Record<string, unknown>;

/** Changes one member somewhere in a JSON object or list, in place. */
export function mutate(random: Random, root: object): void {
  const containers = containersIn(root).filter((container) => Object.keys(container).length > 0);
  const container = random.pick(containers);
  const key = random.pick(Object.keys(container));
  const value = container[key];
  switch (random.below(8)) {
    case 0:
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else Reflect.deleteProperty(container, key);
      break;
    case 1: {
      const others = Object.values(random.pick(containersIn(root)));
      put(container, key, structuredClone(random.pick([...others, null])));
      break;
    }
    case 2:
      put(container, random.pick(addedNames), structuredClone(value));
      break;
    default:
      put(container, key, changed(random, value));
  }
}

const addedNames = ['facilityDetails', 'lifecycleAndInUse', 'category', 'extra', 'auditPath', '0'];

const placeholders = ['[REDACTED - Privileged Access Required]', '[redacted]'];

function changed(random: Random, value: unknown): unknown {
  if (random.oneIn(5)) return random.pick([null, true, 0, -1, 1e300, '', [], {}, ...placeholders]);
  switch (typeof value) {
    case 'string':
      return changedText(random, value);
    case 'number':
      return random.pick([value + 1, -value, value / 2, String(value)]);
    case 'boolean':
      return !value;
    default:
      if (Array.isArray(value))
        return random.pick([value.toReversed(), value.concat(value), value.slice(1)]);
      return random.pick([{}, null, [value]]);
  }
}

function changedText(random: Random, text: string): string {
  const at = random.below(text.length + 1);
  switch (random.below(6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + random.pick([...'Az0+/=- \n']) + text.slice(at);
    case 2:
      return random.pick([text.toUpperCase(), text.toLowerCase(), ` ${text}`, `${text}\n`]);
    default:
      return text.slice(0, at) + random.pick([...'AaBbZz019_-+/= é']) + text.slice(at + 1);
  }
}

/** Changes one character of JSON text; what comes of it may be no JSON any more. */
export function mutateText(random: Random, text: string): string {
  const at = random.below(text.length);
  const put = random.pick([...'{}[],:"\\0123456789eE+-.ntu AZaz', '\\ud800', '1e400', ',"a":1']);
  return text.slice(0, at) + put + text.slice(at + random.below(2));
}

function put(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

function containersIn(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersIn)];
}
