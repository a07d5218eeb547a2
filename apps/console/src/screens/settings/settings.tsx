import { Failure } from '../../parts/failure.js';
import { Bones } from '../../parts/bones.js';
import { Page } from '../../parts/page.js';
import { usePermissions, useTenant } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { Plan } from './plan.js';
import { RulesForm } from './rules-form.js';
import { SigningKeys } from './signing-keys.js';

/** What holds for the whole workspace. */
export function Settings() {
  const { words, lang } = useTexts('settings');
  const tenant = useTenant();
  const may = usePermissions();
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
      </div>
      {tenant.error && (
        <Failure
          error={tenant.error}
          what={words.loadFailed}
          onRetry={() => void tenant.refetch()}
        />
      )}
      {tenant.data ? (
        <div class="cols even">
          <Plan tenant={tenant.data.tenant} />
          <RulesForm tenant={tenant.data.tenant} canChange={may('user:write')} />
        </div>
      ) : (
        !tenant.error && <Bones />
      )}
      {may('key:read') && <SigningKeys />}
    </Page>
  );
}
