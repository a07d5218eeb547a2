import type { Catalogue } from './catalogue.js';
import { common } from './sk/common.js';
import { companies } from './sk/companies.js';
import { door } from './sk/door.js';
import { editor } from './sk/editor.js';
import { form } from './sk/form.js';
import { frame } from './sk/frame.js';
import { keys } from './sk/keys.js';
import { passport } from './sk/passport.js';
import { passports } from './sk/passports.js';
import { people } from './sk/people.js';
import { secondFactor } from './sk/second-factor.js';
import { today } from './sk/today.js';
import { grants } from './sk/grants.js';
import { account } from './sk/account.js';
import { settings } from './sk/settings.js';
import { openings } from './sk/openings.js';
import { requests } from './sk/requests.js';
import { codes } from './sk/codes.js';

/** Slovak, with the polite "vy". */
export const sk: Catalogue = {
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
