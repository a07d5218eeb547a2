import type { Catalogue } from './catalogue.js';
import { common } from './no/common.js';
import { companies } from './no/companies.js';
import { door } from './no/door.js';
import { editor } from './no/editor.js';
import { form } from './no/form.js';
import { frame } from './no/frame.js';
import { keys } from './no/keys.js';
import { passport } from './no/passport.js';
import { passports } from './no/passports.js';
import { people } from './no/people.js';
import { secondFactor } from './no/second-factor.js';
import { today } from './no/today.js';
import { grants } from './no/grants.js';
import { account } from './no/account.js';
import { settings } from './no/settings.js';
import { openings } from './no/openings.js';
import { requests } from './no/requests.js';
import { codes } from './no/codes.js';

/** Norwegian (Bokmål), with "du", which is the polite form of address. */
export const no: Catalogue = {
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
