import { BadRequestError, type EnrollMfaReply } from '@dpp/client';
import { useMemo, useState } from 'preact/hooks';
import encodeQR from 'qr';
import { CopyButton } from '../../parts/copy-button.js';
import { Failure } from '../../parts/failure.js';
import { Field } from '../../parts/field.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

interface ConfirmFormProps {
  readonly enrolled: EnrollMfaReply;
  readonly onConfirmed: () => void;
}

/** The secret as a code to scan and as a text to type; then the first code proves that the app has it. */
export function ConfirmForm({ enrolled, onConfirmed }: ConfirmFormProps) {
  const { words } = useTexts('secondFactor');
  const [code, setCode] = useState('');
  const [error, setError] = useState<unknown>();
  const confirm = (typed: string) => {
    setError(undefined);
    return client.sessions.confirmSecondFactor(typed).then(onConfirmed, (failure: unknown) => {
      setError(failure);
      setCode('');
    });
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 6);
    setCode(digits);
    if (digits.length === 6) void confirm(digits);
  };
  const isWrong = error instanceof BadRequestError;
  return (
    <div class="cols even">
      <Secret enrolled={enrolled} />
      <form
        class="sec"
        noValidate
        aria-labelledby="type"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(code);
        }}
      >
        <header>
          <h2 id="type">{words.type}</h2>
        </header>
        {error !== undefined && !isWrong && <Failure error={error} />}
        <Field
          class="otp"
          label={words.code}
          inputMode="numeric"
          autocomplete="one-time-code"
          fault={isWrong ? words.wrong : undefined}
          value={code}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <div class="acts">
          <button class="btn go" type="submit">
            {words.turnOn}
          </button>
        </div>
      </form>
    </div>
  );
}

/** The secret of the app, as a code and as a text. */
function Secret({ enrolled: { secret, otpauthUri } }: Pick<ConfirmFormProps, 'enrolled'>) {
  const { words } = useTexts('secondFactor');
  return (
    <section class="sec" aria-labelledby="scan">
      <header>
        <h2 id="scan">{words.scan}</h2>
      </header>
      <div class="line">
        <QrCode text={otpauthUri} label={words.qrCode} />
        <div class="stack tight">
          <p>{words.noCamera}</p>
          <p class="mono">
            <b>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</b>
          </p>
          <p>
            <CopyButton text={secret} label={words.copyKey} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Drawn here: the secret goes to no picture service, and into no address. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <div class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={path} />
      </svg>
    </div>
  );
}

/** The light margin that readers need, in modules. */
const quietZone = 4;

/**
 * The dark modules of the code as one path. The encoder is a small one: that of `@dpp/gs1` knows every symbol there is,
 * and would be the largest file of the console.
 */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const dark = rows.flatMap((modules, row) =>
    modules.map((isDark, column) => (isDark ? `M${column} ${row + 0.5}h1` : '')),
  );
  return { size: rows.length, path: dark.join('') };
}
