import type { Catalogue } from './catalogue.js';
import { common } from './es/common.js';
import { companies } from './es/companies.js';
import { door } from './es/door.js';
import { editor } from './es/editor.js';
import { form } from './es/form.js';
import { frame } from './es/frame.js';
import { keys } from './es/keys.js';
import { passport } from './es/passport.js';
import { passports } from './es/passports.js';
import { people } from './es/people.js';
import { secondFactor } from './es/second-factor.js';
import { today } from './es/today.js';
import { grants } from './es/grants.js';
import { account } from './es/account.js';
import { settings } from './es/settings.js';
import { codes } from './es/codes.js';
import { requests } from './es/requests.js';
import { openings } from './es/openings.js';

/** Spanish, with the polite "usted". */
export const es: Catalogue = {
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
