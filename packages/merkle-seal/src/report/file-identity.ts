/** Name, length and digest of a file, so that a report can be matched with it. */
export interface FileIdentity {
  /** As the reader gave it: the name of a file, or `-` for the standard input. */
  readonly name: string;
  readonly byteLength: number;
  /** SHA-256 of the bytes, 64 lower-case hex digits. */
  readonly sha256: string;
}
