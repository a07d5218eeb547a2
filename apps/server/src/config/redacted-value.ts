/** Stands where a secret stood. */
const redacted = '***';

/** A variable whose whole value is a secret says so in its name; numbers that limit something are none. */
const secretName = /(?:^|_)(?:KEY|SECRET|PASSWORD|TOKEN)(?:_|$)/;

/** Parameters of an address of PostgreSQL that say how it is connected to, and nothing else. */
const openParameters: ReadonlySet<string> = new Set([
  'sslmode',
  'sslrootcert',
  'application_name',
  'connect_timeout',
  'host',
  'port',
  'options',
]);

/** True when no part of the variable's value may be shown. */
export function isSecretVariable(name: string): boolean {
  return secretName.test(name) && !name.startsWith('LIMIT_');
}

/**
 * The value as it may be shown to others: secrets as `***`, addresses without their passwords, without a user who
 * stands alone (it may be a token) but for the one of a database, and without the values of their parameters.
 */
export function redactedValue(name: string, text: string): string {
  if (isSecretVariable(name)) return redacted;
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? redactedUrl(text) : text;
}

function redactedUrl(text: string): string {
  const url = urlOf(text);
  // What is no address cannot be searched for its secrets.
  if (!url) return redacted;
  const before = url.href;
  const isDatabase = /^postgres(?:ql)?:$/.test(url.protocol);
  if (url.password !== '') url.password = redacted;
  else if (url.username !== '' && !isDatabase) url.username = redacted;
  for (const name of [...url.searchParams.keys()]) {
    if (!(isDatabase && openParameters.has(name))) url.searchParams.set(name, redacted);
  }
  if (url.hash !== '') url.hash = redacted;
  return url.href === before ? text : url.href;
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    // Node has no other way to say that it is none.
    return undefined;
  }
}
