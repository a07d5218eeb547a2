import type { Catalogue } from './catalogue.js';
import { common } from './nl/common.js';
import { companies } from './nl/companies.js';
import { door } from './nl/door.js';
import { editor } from './nl/editor.js';
import { form } from './nl/form.js';
import { frame } from './nl/frame.js';
import { keys } from './nl/keys.js';
import { passport } from './nl/passport.js';
import { passports } from './nl/passports.js';
import { people } from './nl/people.js';
import { secondFactor } from './nl/second-factor.js';
import { today } from './nl/today.js';
import { grants } from './nl/grants.js';
import { account } from './nl/account.js';
import { settings } from './nl/settings.js';
import { openings } from './nl/openings.js';
import { requests } from './nl/requests.js';
import { codes } from './nl/codes.js';

/** Dutch, with the polite "u". */
export const nl: Catalogue = {
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
