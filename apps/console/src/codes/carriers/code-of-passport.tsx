import type { PassportCarrierReply } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { Bones } from '../../parts/bones.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { codesOf } from '../coded-passports.js';
import { PrintCodes } from '../print-codes.js';
import { Warning } from './carrier-fields.js';
import { CarrierRefusal } from './carrier-refusal.js';
import { DeclareButton } from './declare-carrier.js';
import { PrintedCode } from './printed-code.js';

/** As much of a passport as its code needs. */
export interface PassportOfCode {
  readonly id: string;
  readonly productId: string;
  /** What a person knows it by. */
  readonly name: string;
  readonly isDraft: boolean;
  readonly isSealed: boolean;
  /** Version that a change is based on. */
  readonly version: number;
}

/** The code of a passport as it is printed, with its files; what is declared of it, and the way to declare it. */
export function CodeOfPassport({ passport }: { readonly passport: PassportOfCode }) {
  const { id, productId, name, isDraft } = passport;
  const { data: reply, error } = useQuery({
    queryKey: ['passport', id, 'carrier', passport.version],
    queryFn: ({ signal }) => client.qrCodes.getCarrier(id, { signal }),
  });
  if (!reply && !error) return <Bones lines={4} />;
  return (
    <>
      {error && <CarrierRefusal error={error} name={name} />}
      {reply && !isDraft && (
        <PrintedCode of="passport" id={id} fileName={productId} name={name} {...printedOf(reply)}>
          <PrintCodes
            small
            fileName={productId}
            read={() => codesOf([{ id, name, isDraft: false }])}
          />
        </PrintedCode>
      )}
      <Declaration passport={passport} reply={reply} />
    </>
  );
}

/** Drawn by the defaults where what is declared cannot be read. */
function printedOf({ carrier, isUnfit }: PassportCarrierReply) {
  const { symbology, xDimensionMm, content, text } = carrier;
  return {
    symbology,
    design: isUnfit ? { symbology, xDimensionMm } : {},
    lines: symbology === 'GS1_DATAMATRIX' ? text : [content.replace(/^https?:\/\//, '')],
  };
}

interface DeclarationProps {
  readonly passport: PassportOfCode;
  readonly reply: PassportCarrierReply | undefined;
}

/** What is declared of the code; one sentence where the seal lets nothing change. */
function Declaration({ passport, reply }: DeclarationProps) {
  const { words } = useTexts('carriers');
  const may = usePermissions();
  const declared = reply?.declared ?? undefined;
  const { isSealed } = passport;
  return (
    <>
      {reply?.isUnfit === true && <Warning text={words.unfit} />}
      {declared ? <DeclaredRows declared={declared} /> : null}
      {isSealed ? (
        <p class="note">{declared ? words.declaredSealed : words.notDeclaredSealed}</p>
      ) : (
        reply && !declared && !reply.isUnfit && <p class="note">{words.notDeclared}</p>
      )}
      {!isSealed && may('passport:update') && (
        <DeclareButton passport={passport} declared={declared} />
      )}
    </>
  );
}

type Declared = NonNullable<PassportCarrierReply['declared']>;

function DeclaredRows({ declared }: { readonly declared: Declared }) {
  const { words, formats } = useTexts('carriers');
  const rows = [
    [words.symbology, words.symbologies[declared.symbology]],
    [words.dotWidth, formats.number(declared.xDimensionMm)],
    [words.placement, declared.placement],
    [words.environment, declared.targetEnvironment],
    [words.grade, declared.printQualityGrade],
    [words.durability, declared.durability],
  ] as const;
  return (
    <dl class="kv">
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang="">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
