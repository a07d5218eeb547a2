import type { Catalogue } from './catalogue.js';
import { common } from './da/common.js';
import { companies } from './da/companies.js';
import { door } from './da/door.js';
import { editor } from './da/editor.js';
import { form } from './da/form.js';
import { frame } from './da/frame.js';
import { keys } from './da/keys.js';
import { passport } from './da/passport.js';
import { passports } from './da/passports.js';
import { people } from './da/people.js';
import { secondFactor } from './da/second-factor.js';
import { today } from './da/today.js';
import { grants } from './da/grants.js';
import { account } from './da/account.js';
import { settings } from './da/settings.js';
import { openings } from './da/openings.js';
import { requests } from './da/requests.js';
import { codes } from './da/codes.js';

/** Danish, with "du", which is the polite form of address. */
export const da: Catalogue = {
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
