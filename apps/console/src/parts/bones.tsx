import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../texts/use-texts.js';

/** Nothing for 300 ms, then bars in the place of lines; after 5 s a sentence. */
export function Bones({ lines = 4 }: { readonly lines?: number }) {
  const { words, lang } = useTexts('common');
  const waitedMs = useWaited([300, 5000]);
  if (waitedMs < 300) return null;
  return (
    <div class="stack tight" role="status" lang={lang}>
      <span class="vh">{words.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div class={`bone w${line % 4}`} key={line} />
      ))}
      {waitedMs >= 5000 && <p class="note">{words.slow}</p>}
    </div>
  );
}

/** The last of these times that has passed since the component was drawn first. */
function useWaited(stepsMs: readonly number[]): number {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = stepsMs.map((step) => setTimeout(() => setWaited(step), step));
    return () => timers.forEach(clearTimeout);
    // The steps are those of the first drawing.
  }, []);
  return waited;
}
