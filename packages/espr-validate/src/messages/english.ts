import { en } from './en.js';
import { createWording, type Wording } from './wording.js';

// Apart from createWording, so that a page in another language alone does not hold the English texts.
let plain: Wording | undefined;
let technical: Wording | undefined;

/** The wording of `message` texts, which are for developers and always English. */
export function english(): Wording {
  plain ??= createWording('en', en);
  return plain;
}

/** English that names members as documents do, and calls objects objects. */
export function technicalEnglish(): Wording {
  technical ??= {
    ...english(),
    catalogue: { ...en, expectations: { ...en.expectations, object: 'an object' } },
    label: (member) => member,
  };
  return technical;
}
