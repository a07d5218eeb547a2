/**
 * The unit of each trade or logistic measure by the first three digits of its AI, as a code of
 * UN/ECE Recommendation 20.
 *
 * @see GS1 General Specifications, "Trade measures: AIs (31nn, 32nn, 35nn, 36nn)" and "Logistic
 * measures: AIs (33nn, 34nn, 35nn, 36nn)".
 */
const aisOfUnit: Readonly<Record<string, string>> = {
  // Kilogram, metre, square metre, litre, cubic metre, kilogram per square metre.
  KGM: '310 330',
  MTR: '311 312 313 331 332 333',
  MTK: '314 334',
  LTR: '315 335',
  MTQ: '316 336',
  '28': '337',
  // Pound, inch, foot, yard.
  LBR: '320 340',
  INH: '321 324 327 341 344 347',
  FOT: '322 325 328 342 345 348',
  YRD: '323 326 329 343 346 349',
  // Square inch, square foot, square yard.
  INK: '350 353',
  FTK: '351 354',
  YDK: '352 355',
  // Troy ounce, ounce, US quart, US gallon. GS1's own toolkit reads (357n) as a weight, too.
  APZ: '356',
  ONZ: '357',
  QT: '360 362',
  GLL: '361 363',
  // Cubic inch, cubic foot, cubic yard.
  INQ: '364 367',
  FTQ: '365 368',
  YDQ: '366 369',
};

/** Units by the first three digits of an AI. */
export const tradeMeasureUnits: ReadonlyMap<string, string> = new Map(
  Object.entries(aisOfUnit).flatMap(([unit, ais]) =>
    ais.split(' ').map((ai) => [ai, unit] as const),
  ),
);
