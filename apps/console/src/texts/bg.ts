import type { Catalogue } from './catalogue.js';
import { common } from './bg/common.js';
import { companies } from './bg/companies.js';
import { door } from './bg/door.js';
import { editor } from './bg/editor.js';
import { form } from './bg/form.js';
import { frame } from './bg/frame.js';
import { keys } from './bg/keys.js';
import { passport } from './bg/passport.js';
import { passports } from './bg/passports.js';
import { people } from './bg/people.js';
import { secondFactor } from './bg/second-factor.js';
import { today } from './bg/today.js';
import { grants } from './bg/grants.js';
import { account } from './bg/account.js';
import { settings } from './bg/settings.js';
import { openings } from './bg/openings.js';
import { requests } from './bg/requests.js';
import { codes } from './bg/codes.js';

/** Bulgarian, with the polite form of address. */
export const bg: Catalogue = {
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
