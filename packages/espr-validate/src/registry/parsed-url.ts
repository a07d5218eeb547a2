/** An absolute address; undefined for a text that is none. */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    // A text that is no address is a normal answer here.
    return undefined;
  }
}
