import { useState } from 'preact/hooks';
import type { PreviewHandOverReply } from '@dpp/client';
import { Failure } from '../../../parts/failure.js';
import { Field } from '../../../parts/field.js';
import { Link } from '../../../parts/link.js';
import { Page } from '../../../parts/page.js';
import { useAction } from '../../../parts/use-action.js';
import { client } from '../../../server/client.js';
import { usePermissions } from '../../../server/use-session.js';
import { useTexts } from '../../../texts/use-texts.js';
import { OfferedBattery } from './offered-battery.js';
import { useRefusals } from './use-refusals.js';
import { TakeOverForm } from './take-over-form.js';
import '../../../styles/filters.css';
import '../../../styles/units.css';

/** A token as it was checked, and the battery behind it. */
interface Offered {
  readonly token: string;
  readonly preview: PreviewHandOverReply;
}

/** A battery of another company: its token, what the public sees of it, and then it is taken over. */
export function TakeOver() {
  const { words, lang } = useTexts('handOvers');
  const units = useTexts('units');
  const { words: common } = useTexts('common');
  const may = usePermissions();
  const [offered, setOffered] = useState<Offered>();
  return (
    <Page title={words.takeOver} lang={lang}>
      {may('battery:read') && (
        <nav aria-label={common.path}>
          <ol class="crumbs">
            <li>
              <Link to="/units">{units.words.title}</Link>
            </li>
          </ol>
        </nav>
      )}
      <div class="head">
        <div>
          <h1>{words.takeOver}</h1>
          <p class="lead">{words.takeOverLead}</p>
        </div>
      </div>
      <TokenForm onChange={() => setOffered(undefined)} onFound={setOffered} />
      {offered && (
        <>
          <OfferedBattery preview={offered.preview} />
          <TakeOverForm token={offered.token} serial={offered.preview.unit.serialNumber} />
        </>
      )}
    </Page>
  );
}

const beginning = 'dpp_handover_';

interface TokenFormProps {
  /** What was found is of another token. */
  readonly onChange: () => void;
  readonly onFound: (offered: Offered) => void;
}

function TokenForm({ onChange, onFound }: TokenFormProps) {
  const { words, say } = useTexts('handOvers');
  const refusals = useRefusals();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const token = typed.trim();
  const isToken = token.startsWith(beginning);
  const look = useAction(async () => {
    onFound({ token, preview: await client.handOvers.preview(token) });
  }, []);
  return (
    <form
      class="stack tight form-width"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isToken) void look.run(undefined);
      }}
    >
      <Field
        class="mono"
        label={words.tokenLabel}
        help={say(words.tokenHelp, { beginning })}
        fault={isTried && !isToken ? say(words.tokenFault, { beginning }) : undefined}
        startsHere
        dir="ltr"
        autocomplete="off"
        spellcheck={false}
        maxLength={93}
        value={typed}
        onInput={({ currentTarget }) => {
          onChange();
          setTyped(currentTarget.value);
        }}
      />
      {look.error !== undefined && <Failure error={look.error} sentences={refusals} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={look.isBusy}>
          {words.look}
        </button>
      </div>
    </form>
  );
}
