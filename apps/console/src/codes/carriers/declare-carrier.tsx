import type { PassportCarrierReply } from '@dpp/client';
import { xDimensionMm } from '@dpp/gs1/carriers';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.js';
import { Link } from '../../parts/link.js';
import { useAction } from '../../parts/use-action.js';
import { useDelayed } from '../../parts/use-delayed.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { readDotMm } from '../model/carrier-size.js';
import { CarrierDrawing } from './carrier-drawing.js';
import { CarrierFields } from './carrier-fields.js';
import { CarrierRefusal, carrierSentence, hasOtherFaults, RefusalNote } from './carrier-refusal.js';
import type { PassportOfCode } from './code-of-passport.js';
import { declarationOf, type TypedDeclaration } from './declared-values.js';
import { SaidFields } from './said-fields.js';

type Declared = NonNullable<PassportCarrierReply['declared']>;

interface DeclareProps {
  readonly passport: PassportOfCode;
  readonly declared: Declared | undefined;
}

/** "Declare the code …", and the question how it is printed. */
export function DeclareButton(props: DeclareProps) {
  const { words } = useTexts('carriers');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div class="acts">
      <button class="btn small" type="button" onClick={() => setIsOpen(true)}>
        {props.declared ? words.change : words.open}
      </button>
      {isOpen && <DeclareDialog {...props} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** Wait for the end of typing before a code is drawn. */
const typingMs = 300;

function DeclareDialog({
  passport,
  declared,
  onClose,
}: DeclareProps & { readonly onClose: () => void }) {
  const { words, lang } = useTexts('carriers');
  const { words: common } = useTexts('common');
  const [typed, setTyped] = useState(() => typedOf(declared));
  const { symbology } = typed;
  const dotMm = readDotMm(typed.dot);
  const drawnMm = useDelayed(dotMm, typingMs);
  const declare = useDeclare(passport, declared, onClose);
  const { id, name } = passport;
  return (
    <Dialog title={words.title} lang={lang} onClose={onClose}>
      <form
        class="stack tight"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (dotMm !== undefined) void declare.run({ ...typed, dotMm });
        }}
      >
        <p class="note">{words.lead}</p>
        <div class="two">
          <CarrierFields
            typed={typed}
            dotMm={dotMm}
            onChange={({ dot, symbology: chosen }) =>
              setTyped({ ...typed, dot, symbology: chosen || symbology })
            }
          />
          <SaidFields typed={typed} onChange={(said) => setTyped({ ...typed, ...said })} />
        </div>
        <CarrierDrawing
          of="passport"
          id={id}
          name={name}
          symbology={symbology}
          design={drawnMm === undefined ? undefined : { symbology, xDimensionMm: drawnMm }}
        />
        <Refusal error={declare.error} passport={passport} />
        <footer>
          <button class="btn" type="button" onClick={onClose}>
            {common.cancel}
          </button>
          <button
            class="btn go"
            type="submit"
            aria-disabled={dotMm === undefined || declare.isBusy ? 'true' : undefined}
          >
            {words.declare}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Declares for the version that was seen, and reads the passport anew. */
function useDeclare(
  { id, version }: PassportOfCode,
  before: Declared | undefined,
  onDone: () => void,
) {
  return useAction(
    async (typed: TypedDeclaration & { readonly dotMm: number }) => {
      const declared = declarationOf(typed, before);
      await client.qrCodes.declareCarrier(id, declared, { ifMatch: `"${version}"` });
      onDone();
    },
    [['passport', id], ['passports']],
  );
}

interface RefusalProps {
  readonly error: unknown;
  readonly passport: PassportOfCode;
}

/** Why it was not declared; faults elsewhere in the passport lead to the editor. */
function Refusal({ error, passport }: RefusalProps) {
  const section = useTexts('carriers');
  if (error === undefined) return null;
  if (!hasOtherFaults(error)) return <CarrierRefusal error={error} name={passport.name} />;
  return (
    <RefusalNote lang={section.lang}>
      <p>{carrierSentence(error, passport.name, section)}</p>
      <Link class="btn small" to={`/passports/${passport.id}/edit`}>
        {section.words.refusals.mend}
      </Link>
    </RefusalNote>
  );
}

function typedOf(declared: Declared | undefined): TypedDeclaration {
  return {
    symbology: declared?.symbology ?? 'QR',
    dot: String(declared?.xDimensionMm ?? xDimensionMm.default),
    placement: declared?.placement ?? '',
    targetEnvironment: declared?.targetEnvironment ?? '',
    printQualityGrade: declared?.printQualityGrade ?? '',
    durability: declared?.durability ?? '',
  };
}
