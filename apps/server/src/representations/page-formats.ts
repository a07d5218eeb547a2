/** How pages say numbers and moments. All moments are in UTC, whoever reads them wherever. */

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const day = inUtc({ dateStyle: 'long' });
const moment = inUtc({ dateStyle: 'medium', timeStyle: 'short' });
const month = inUtc({ month: 'short', year: 'numeric' });
const shortDay = inUtc({ dateStyle: 'medium' });
const time = inUtc({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** `3 September 2031` */
export const formatDay = (at: Date | string): string => day.format(new Date(at));

/** `3 Sept 2031, 14:05` */
export const formatMoment = (at: Date | string): string => moment.format(new Date(at));

const dayMs = 86_400_000;

/** As much of a moment as tells it from others on an axis of this length. */
export function formatTick(at: Date | string, spanMs: number): string {
  const format = spanMs > 730 * dayMs ? month : spanMs > 3 * dayMs ? shortDay : time;
  return format.format(new Date(at));
}

const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 10 });
const rounded = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat('en-GB', {
  notation: 'compact',
  maximumSignificantDigits: 3,
});
const powers = new Intl.NumberFormat('en-GB', {
  notation: 'scientific',
  maximumSignificantDigits: 3,
});

/** `71.8237465` */
export const formatNumber = (value: number): string => exact.format(value);

/** `71.82` */
export const formatRounded = (value: number): string => rounded.format(value);

/** `71.8`, `25K`, `9.01E15`: never wide. */
export const formatCompact = (value: number): string =>
  (value < 1e9 ? compact : powers).format(value);
