import type { Wording } from '@dpp/espr-validate';
import { createContext } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import type { Help } from '../help/help.js';
import type { Remark, Remarks } from './model/faults.js';
import type { JsonPath } from './model/json-path.js';

/** What the controls of a form share. */
export interface FormInUse {
  readonly metadata: object;
  /** Undefined takes the value away. */
  readonly change: (path: JsonPath, value: unknown) => void;
  /** A field was left: from now on its faults are shown. */
  readonly leave: (path: JsonPath) => void;
  readonly remarks: Remarks;
  /** Whether a remark is shown yet. */
  readonly isShown: (remark: Remark) => boolean;
  /** Labels and faults, in the language of the reader. */
  readonly wording: Wording;
  /** What a field is and why it is asked for, in the language of the reader where there is a text. */
  readonly help: Help;
}

export const FormContext = createContext<FormInUse | undefined>(undefined);

/** The form around a control. */
export function useForm(): FormInUse {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form around this control.');
  return form;
}

/**
 * One object for the life of a form, with the members of its last render. A control that asks it is therefore not rendered
 * anew by every keystroke elsewhere: `Field` renders those whose value or remarks changed.
 */
export function useStableForm(form: FormInUse): FormInUse {
  const last = useRef(form);
  last.current = form;
  return useMemo(
    () => ({
      get metadata() {
        return last.current.metadata;
      },
      get remarks() {
        return last.current.remarks;
      },
      get wording() {
        return last.current.wording;
      },
      get help() {
        return last.current.help;
      },
      change: (path, value) => last.current.change(path, value),
      leave: (path) => last.current.leave(path),
      isShown: (remark) => last.current.isShown(remark),
    }),
    [],
  );
}

/** Id of the control at a path, which summaries of faults lead to. */
export function idOf(pathText: string): string {
  return `field-${pathText}`;
}
