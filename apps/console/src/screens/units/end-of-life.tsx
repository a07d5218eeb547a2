import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { Icon } from '../../parts/icon.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { isEnded, staleAfterEvent, type Unit } from './use-unit.js';

/** The last event of a battery, or that it was recorded. */
export function EndOfLife({ unit }: { readonly unit: Unit }) {
  const { words } = useTexts('units');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section class="panel line1" aria-labelledby="end">
      <h2 id="end">{words.end}</h2>
      <p class="note">{isEnded(unit) ? words.ended : words.endText}</p>
      {!isEnded(unit) && (
        <div class="acts">
          <button class="btn stop" type="button" onClick={() => setIsAsked(true)}>
            {words.recycle}
          </button>
        </div>
      )}
      {isAsked && <RecycleQuestion unit={unit} onClose={() => setIsAsked(false)} />}
    </section>
  );
}

interface RecycleQuestionProps {
  readonly unit: Unit;
  readonly onClose: () => void;
}

/** Asked by typing the number: nothing takes it back. */
function RecycleQuestion({ unit, onClose }: RecycleQuestionProps) {
  const { words, say, lang } = useTexts('units');
  const { id, serialNumber: serial } = unit;
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isRight = typed.trim() === serial;
  const recycle = useAction(async () => {
    await client.units.recordEvent(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    onClose();
    showToast(say(words.recycled, { serial }));
  }, staleAfterEvent(id));
  return (
    <Dialog title={say(words.recycleTitle, { serial })} kind="stop" lang={lang} onClose={onClose}>
      <form
        class="stack tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (isRight) void recycle.run(undefined);
        }}
      >
        <p>{words.recycleText}</p>
        <Field
          class="mono"
          label={words.recycleType}
          autocomplete="off"
          spellcheck={false}
          value={typed}
          fault={isTried && !isRight ? say(words.recycleFault, { serial }) : undefined}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {recycle.error !== undefined && <Failure error={recycle.error} />}
        <footer>
          <button class="btn" type="button" onClick={onClose}>
            {words.recycleNot}
          </button>
          <button class="btn stop go" type="submit" aria-disabled={recycle.isBusy || !isRight}>
            <Icon name="end" small />
            {words.recycleDo}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
