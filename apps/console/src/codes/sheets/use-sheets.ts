import type { LabelSheetName } from '@dpp/gs1/carriers';
import { useState } from 'preact/hooks';
import type { CodedPassport } from '../coded-passports.js';
import {
  makeSheets,
  refusalOf,
  type LabelFile,
  type SheetRefusal,
  type SheetStyle,
} from './make-sheets.js';

/** Why the last try made nothing. */
interface Failed {
  readonly error: unknown;
  readonly refusal: SheetRefusal | undefined;
  /** The stock of that try: another one may be chosen by now. */
  readonly sheet: LabelSheetName;
}

/** Makes sheets of labels once at a time; the files stay for as long as the question is open. */
export function useSheets(onMade: (files: readonly LabelFile[]) => void) {
  const [files, setFiles] = useState<readonly LabelFile[]>();
  const [done, setDone] = useState<number>();
  const [failed, setFailed] = useState<Failed>();
  const make = async (passports: readonly CodedPassport[], style: SheetStyle) => {
    if (done !== undefined) return;
    setFailed(undefined);
    setFiles(undefined);
    try {
      const made = await makeSheets(passports, style, setDone);
      setFiles(made);
      onMade(made);
    } catch (error) {
      const refusal = await refusalOf(error, passports, style);
      setFailed({ error, refusal, sheet: style.sheet });
    } finally {
      setDone(undefined);
    }
  };
  return { files, done, failed, make };
}
