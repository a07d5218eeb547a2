import type { Catalogue } from './catalogue.js';
import { common } from './hr/common.js';
import { companies } from './hr/companies.js';
import { door } from './hr/door.js';
import { editor } from './hr/editor.js';
import { form } from './hr/form.js';
import { frame } from './hr/frame.js';
import { keys } from './hr/keys.js';
import { passport } from './hr/passport.js';
import { passports } from './hr/passports.js';
import { people } from './hr/people.js';
import { secondFactor } from './hr/second-factor.js';
import { today } from './hr/today.js';
import { grants } from './hr/grants.js';
import { account } from './hr/account.js';
import { settings } from './hr/settings.js';
import { openings } from './hr/openings.js';
import { requests } from './hr/requests.js';
import { codes } from './hr/codes.js';

/** Croatian, with the polite "vi". */
export const hr: Catalogue = {
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
