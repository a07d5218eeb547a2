import type { Catalogue } from './catalogue.js';
import { common } from './fr/common.js';
import { companies } from './fr/companies.js';
import { door } from './fr/door.js';
import { editor } from './fr/editor.js';
import { form } from './fr/form.js';
import { frame } from './fr/frame.js';
import { keys } from './fr/keys.js';
import { passport } from './fr/passport.js';
import { passports } from './fr/passports.js';
import { people } from './fr/people.js';
import { secondFactor } from './fr/second-factor.js';
import { today } from './fr/today.js';
import { grants } from './fr/grants.js';
import { account } from './fr/account.js';
import { settings } from './fr/settings.js';
import { codes } from './fr/codes.js';
import { requests } from './fr/requests.js';
import { openings } from './fr/openings.js';

/** French, with the polite "vous". */
export const fr: Catalogue = {
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
  codes,
  requests,
  openings,
};
