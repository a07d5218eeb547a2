import type { Catalogue } from './catalogue.js';
import { common } from './ga/common.js';
import { companies } from './ga/companies.js';
import { door } from './ga/door.js';
import { editor } from './ga/editor.js';
import { form } from './ga/form.js';
import { frame } from './ga/frame.js';
import { keys } from './ga/keys.js';
import { passport } from './ga/passport.js';
import { passports } from './ga/passports.js';
import { people } from './ga/people.js';
import { secondFactor } from './ga/second-factor.js';
import { today } from './ga/today.js';
import { grants } from './ga/grants.js';
import { account } from './ga/account.js';
import { settings } from './ga/settings.js';
import { openings } from './ga/openings.js';
import { requests } from './ga/requests.js';
import { codes } from './ga/codes.js';

/** Irish, with "tú", which is the polite form of address to one reader. */
export const ga: Catalogue = {
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
