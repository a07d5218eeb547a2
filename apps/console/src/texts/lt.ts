import type { Catalogue } from './catalogue.js';
import { common } from './lt/common.js';
import { companies } from './lt/companies.js';
import { door } from './lt/door.js';
import { editor } from './lt/editor.js';
import { form } from './lt/form.js';
import { frame } from './lt/frame.js';
import { keys } from './lt/keys.js';
import { passport } from './lt/passport.js';
import { passports } from './lt/passports.js';
import { people } from './lt/people.js';
import { secondFactor } from './lt/second-factor.js';
import { today } from './lt/today.js';
import { grants } from './lt/grants.js';
import { account } from './lt/account.js';
import { settings } from './lt/settings.js';
import { openings } from './lt/openings.js';
import { requests } from './lt/requests.js';
import { codes } from './lt/codes.js';

/** Lithuanian, with the polite "jūs". */
export const lt: Catalogue = {
  common,
  companies,
  door,
  editor,
  form,
  frame,
  keys,
  passport,
  passports,
  people,
  secondFactor,
  today,
  grants,
  account,
  settings,
  openings,
  requests,
  codes,
};
