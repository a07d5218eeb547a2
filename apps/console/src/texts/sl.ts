import type { Catalogue } from './catalogue.js';
import { common } from './sl/common.js';
import { companies } from './sl/companies.js';
import { door } from './sl/door.js';
import { editor } from './sl/editor.js';
import { form } from './sl/form.js';
import { frame } from './sl/frame.js';
import { keys } from './sl/keys.js';
import { passport } from './sl/passport.js';
import { passports } from './sl/passports.js';
import { people } from './sl/people.js';
import { secondFactor } from './sl/second-factor.js';
import { today } from './sl/today.js';
import { grants } from './sl/grants.js';
import { account } from './sl/account.js';
import { settings } from './sl/settings.js';
import { openings } from './sl/openings.js';
import { requests } from './sl/requests.js';
import { codes } from './sl/codes.js';

/** Slovenian, with the polite "vi". */
export const sl: Catalogue = {
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
