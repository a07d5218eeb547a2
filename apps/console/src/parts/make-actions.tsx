import { isScreen } from '../screen-paths.js';
import { usePermissions } from '../server/use-session.js';
import { useTexts } from '../texts/use-texts.js';
import { Icon } from './icon.js';
import { Link } from './link.js';

/** Ways to make passports, for a person who may. A way whose screen is not built yet is left out. */
export function MakeActions({ small = false }: { readonly small?: boolean }) {
  const { words } = useTexts('passports');
  const may = usePermissions();
  if (!may('passport:create')) return null;
  const size = small ? ' small' : '';
  return (
    <div class="acts">
      {isScreen('/import') && (
        <Link class={`btn${size}`} to="/import">
          <Icon name="up" small />
          {words.importTable}
        </Link>
      )}
      {isScreen('/passports/new') && (
        <Link class={`btn go${size}`} to="/passports/new">
          <Icon name="plus" small />
          {words.newPassport}
        </Link>
      )}
    </div>
  );
}
