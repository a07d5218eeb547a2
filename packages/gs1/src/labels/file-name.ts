/** Names that Windows gives to devices, with any extension. */
const deviceName = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
const maxLength = 80;

/**
 * Turns any text into the name of a file that every system takes: `A-Za-z0-9._-`, at most 80
 * characters, no leading dot, no device. Everything else becomes `_`.
 */
export function safeFileName(text: string): string {
  const safe = text
    .replaceAll(/[^A-Za-z0-9._-]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, maxLength)
    .replace(/(?<!\.)\.+$/, '_');
  return safe === '' || deviceName.test(safe) ? `_${safe}` : safe;
}

/** Gives each name once, also where letter case does not count: a second `a` becomes `a-2`. */
export class UniqueNames {
  private readonly taken = new Set<string>();

  /** @returns `stem` with the extension, or with a number before it. */
  claim(stem: string, extension: string): string {
    let name = `${stem}.${extension}`;
    for (let number = 2; this.taken.has(name.toLowerCase()); number++) {
      name = `${stem}-${number}.${extension}`;
    }
    this.taken.add(name.toLowerCase());
    return name;
  }
}
