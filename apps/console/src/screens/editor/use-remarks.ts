import { validateMetadata, type Wording } from '@dpp/espr-validate';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { remarksOf, type Remarks } from '../../form/model/faults.js';
import type { Edits } from './model/edits.js';

/** A pause in typing, after which the document is checked. */
const pauseMs = 300;

/**
 * What the rules say of the metadata: at once for the first document, then at every pause in typing. A fault goes with the
 * keystroke that mends it, since one that is shown is looked at again without waiting.
 */
export function useRemarks(metadata: Edits['metadata'], wording: Wording): Remarks {
  const check = (document: Edits['metadata']) =>
    remarksOf(validateMetadata(document, { wording, now: new Date() }), document, wording);
  const first = useMemo(() => check(metadata), [wording]);
  const [remarks, setRemarks] = useState(first);
  const checked = useRef(metadata);
  useEffect(() => {
    if (checked.current === metadata && remarks !== undefined) return;
    const timer = setTimeout(
      () => {
        checked.current = metadata;
        setRemarks(check(metadata));
      },
      remarks.faults.length > 0 ? pauseMs / 3 : pauseMs,
    );
    return () => clearTimeout(timer);
  }, [metadata, wording]);
  useEffect(() => setRemarks(first), [first]);
  return remarks;
}
