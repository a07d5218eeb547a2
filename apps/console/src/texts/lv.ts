import type { Catalogue } from './catalogue.js';
import { common } from './lv/common.js';
import { companies } from './lv/companies.js';
import { door } from './lv/door.js';
import { editor } from './lv/editor.js';
import { form } from './lv/form.js';
import { frame } from './lv/frame.js';
import { keys } from './lv/keys.js';
import { passport } from './lv/passport.js';
import { passports } from './lv/passports.js';
import { people } from './lv/people.js';
import { secondFactor } from './lv/second-factor.js';
import { today } from './lv/today.js';
import { grants } from './lv/grants.js';
import { account } from './lv/account.js';
import { settings } from './lv/settings.js';
import { openings } from './lv/openings.js';
import { requests } from './lv/requests.js';
import { codes } from './lv/codes.js';

/** Latvian, with the polite "jūs". */
export const lv: Catalogue = {
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
