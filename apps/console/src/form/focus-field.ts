import { idOf } from './form-context.js';

/** Goes to the control of a place; folds around it open. A place without one leads to the next around it. */
export function focusField(path: string): void {
  for (
    let place = path;
    place !== '';
    place = place.replace(/(?:\.[^.[]+|\[\d+\])$|^[^.[]+$/, '')
  ) {
    const element = document.getElementById(idOf(place));
    if (!element) continue;
    for (
      let fold = element.closest('details');
      fold;
      fold = fold.parentElement?.closest('details') ?? null
    ) {
      fold.open = true;
    }
    element.focus();
    element.scrollIntoView({ block: 'center' });
    return;
  }
}
