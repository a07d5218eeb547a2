/** What this browser remembers until the account says otherwise: how the door looks before anybody signed in. */
type Preference = 'theme' | 'language';

const prefix = 'dpp-console-';

export function readPreference(name: Preference): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    // A browser may forbid storage; then every visit begins as the system is set.
    return null;
  }
}

export function writePreference(name: Preference, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // As above: the choice then lasts as long as the page.
  }
}
