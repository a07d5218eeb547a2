/** Where a command's result goes: a JSON document with `--json`, else lines for a person. */
export interface Output {
  result(json: object, lines: readonly string[]): void;
}

export function output(write: (text: string) => void, asJson: boolean): Output {
  return {
    result: (json, lines) =>
      write(asJson ? `${JSON.stringify(json)}\n` : lines.map((line) => `${line}\n`).join('')),
  };
}
