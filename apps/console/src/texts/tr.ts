import type { Catalogue } from './catalogue.js';
import { common } from './tr/common.js';
import { companies } from './tr/companies.js';
import { door } from './tr/door.js';
import { editor } from './tr/editor.js';
import { form } from './tr/form.js';
import { frame } from './tr/frame.js';
import { keys } from './tr/keys.js';
import { passport } from './tr/passport.js';
import { passports } from './tr/passports.js';
import { people } from './tr/people.js';
import { secondFactor } from './tr/second-factor.js';
import { today } from './tr/today.js';
import { grants } from './tr/grants.js';
import { account } from './tr/account.js';
import { settings } from './tr/settings.js';
import { openings } from './tr/openings.js';
import { requests } from './tr/requests.js';
import { codes } from './tr/codes.js';

/** Turkish, with the polite "siz". */
export const tr: Catalogue = {
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
