/** What goes by the name of leather, wood or rubber and is something else. */
export const IMITATION =
  /\b(?:synthetic|artificial|imitation|faux|vegan|PU|PVC|polyurethane|polyester|vinyl)\b/i;
