/** The colours that a person chose; null follows the system. */
export type Theme = 'light' | 'dark' | null;

export function applyTheme(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
