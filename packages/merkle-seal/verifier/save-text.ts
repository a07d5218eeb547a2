/** Saves text as a file, without a request: the text stands in the page. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser takes the text over a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
