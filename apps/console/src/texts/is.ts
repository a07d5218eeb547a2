import type { Catalogue } from './catalogue.js';
import { common } from './is/common.js';
import { companies } from './is/companies.js';
import { door } from './is/door.js';
import { editor } from './is/editor.js';
import { form } from './is/form.js';
import { frame } from './is/frame.js';
import { keys } from './is/keys.js';
import { passport } from './is/passport.js';
import { passports } from './is/passports.js';
import { people } from './is/people.js';
import { secondFactor } from './is/second-factor.js';
import { today } from './is/today.js';
import { grants } from './is/grants.js';
import { account } from './is/account.js';
import { settings } from './is/settings.js';
import { openings } from './is/openings.js';
import { requests } from './is/requests.js';
import { codes } from './is/codes.js';

/** Icelandic, with "þú", which is the polite form of address. */
export const is: Catalogue = {
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
