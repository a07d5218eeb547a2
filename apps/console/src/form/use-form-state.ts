import { useRef, useState } from 'preact/hooks';
import { useStableForm, type FormInUse } from './form-context.js';
import { formatPath, isWithin, withValue } from './model/json-path.js';

interface FormStateInput<Metadata extends object> extends Pick<
  FormInUse,
  'remarks' | 'wording' | 'help'
> {
  readonly metadata: Metadata;
  readonly onChange: (metadata: Metadata) => void;
}

/** What the controls of a form share: the metadata, its faults, and which of them are shown yet. */
export function useFormState<Metadata extends object>(input: FormStateInput<Metadata>) {
  const { metadata, remarks, wording, help, onChange } = input;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const atStart = useRef<ReadonlySet<string>>();
  atStart.current ??= new Set(
    remarks.faults.filter(({ isMissing }) => !isMissing).map(({ path }) => path),
  );
  const form = useStableForm({
    ...{ metadata, wording, help, remarks },
    change: (path, value) => onChange(withValue(metadata, path, value)),
    leave(path) {
      const place = formatPath(path);
      setLeft((known) => (known.has(place) ? known : new Set([...known, place])));
    },
    isShown: ({ path, isMissing }) =>
      isTried ||
      (!isMissing && ((atStart.current?.has(path) ?? false) || isWithinLeft(left, path))),
  });
  return { form, showAll: () => setIsTried(true) };
}

/** A fault inside a composition shows when a share of it was left. */
function isWithinLeft(left: ReadonlySet<string>, path: string): boolean {
  return [...left].some(
    (place) => place === path || isWithin(place, path) || isWithin(path, place),
  );
}
