import type { Catalogue } from './catalogue.js';
import { common } from './pt/common.js';
import { companies } from './pt/companies.js';
import { door } from './pt/door.js';
import { editor } from './pt/editor.js';
import { form } from './pt/form.js';
import { frame } from './pt/frame.js';
import { keys } from './pt/keys.js';
import { passport } from './pt/passport.js';
import { passports } from './pt/passports.js';
import { people } from './pt/people.js';
import { secondFactor } from './pt/second-factor.js';
import { today } from './pt/today.js';
import { grants } from './pt/grants.js';
import { account } from './pt/account.js';
import { settings } from './pt/settings.js';
import { openings } from './pt/openings.js';
import { requests } from './pt/requests.js';
import { codes } from './pt/codes.js';

/** European Portuguese, with the polite third person. */
export const pt: Catalogue = {
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
