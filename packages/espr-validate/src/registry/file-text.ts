/** One character or more, of those that XML 1.0 takes, without line breaks and other controls. */
const fileText = /^[^\p{Cc}\p{Cs}\uFFFE\uFFFF]+$/u;

/** True for a text that can stand in a file in both forms and comes back as it was. */
export function isFileText(text: string): boolean {
  return fileText.test(text);
}
