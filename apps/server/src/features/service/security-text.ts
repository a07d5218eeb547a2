interface SecurityText {
  /** URIs, the preferred one first. */
  readonly contacts: readonly string[];
  readonly baseUrl: string;
  readonly now: Date;
}

/** RFC 9116, 2.5.5: less than a year. The text is made anew each day, so that it never expires while a server runs. */
const validDays = 90;

const dayMs = 86_400_000;

/** A security.txt by RFC 9116, the same all day long. */
export function securityText({ contacts, baseUrl, now }: SecurityText): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(today + validDays * dayMs).toISOString().replace('.000Z', 'Z');
  const address = `${baseUrl}/.well-known/security.txt`;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    // Section 2.5.2: an address of the web is an https one.
    ...(address.startsWith('https:') ? [`Canonical: ${address}`] : []),
    '',
  ].join('\n');
}
