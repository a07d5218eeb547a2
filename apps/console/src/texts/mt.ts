import type { Catalogue } from './catalogue.js';
import { common } from './mt/common.js';
import { companies } from './mt/companies.js';
import { door } from './mt/door.js';
import { editor } from './mt/editor.js';
import { form } from './mt/form.js';
import { frame } from './mt/frame.js';
import { keys } from './mt/keys.js';
import { passport } from './mt/passport.js';
import { passports } from './mt/passports.js';
import { people } from './mt/people.js';
import { secondFactor } from './mt/second-factor.js';
import { today } from './mt/today.js';
import { grants } from './mt/grants.js';
import { account } from './mt/account.js';
import { settings } from './mt/settings.js';
import { openings } from './mt/openings.js';
import { requests } from './mt/requests.js';
import { codes } from './mt/codes.js';

/** Maltese, with "int", which is the polite form of address to one reader. */
export const mt: Catalogue = {
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
