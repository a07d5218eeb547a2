import type { Catalogue } from './catalogue.js';
import { common } from './sv/common.js';
import { companies } from './sv/companies.js';
import { door } from './sv/door.js';
import { editor } from './sv/editor.js';
import { form } from './sv/form.js';
import { frame } from './sv/frame.js';
import { keys } from './sv/keys.js';
import { passport } from './sv/passport.js';
import { passports } from './sv/passports.js';
import { people } from './sv/people.js';
import { secondFactor } from './sv/second-factor.js';
import { today } from './sv/today.js';
import { grants } from './sv/grants.js';
import { account } from './sv/account.js';
import { settings } from './sv/settings.js';
import { openings } from './sv/openings.js';
import { requests } from './sv/requests.js';
import { codes } from './sv/codes.js';

/** Swedish, with "du", which is the polite form of address. */
export const sv: Catalogue = {
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
