import type { Catalogue } from './catalogue.js';
import { common } from './fi/common.js';
import { companies } from './fi/companies.js';
import { door } from './fi/door.js';
import { editor } from './fi/editor.js';
import { form } from './fi/form.js';
import { frame } from './fi/frame.js';
import { keys } from './fi/keys.js';
import { passport } from './fi/passport.js';
import { passports } from './fi/passports.js';
import { people } from './fi/people.js';
import { secondFactor } from './fi/second-factor.js';
import { today } from './fi/today.js';
import { grants } from './fi/grants.js';
import { account } from './fi/account.js';
import { settings } from './fi/settings.js';
import { openings } from './fi/openings.js';
import { requests } from './fi/requests.js';
import { codes } from './fi/codes.js';

/** Finnish, with the polite "te". */
export const fi: Catalogue = {
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
