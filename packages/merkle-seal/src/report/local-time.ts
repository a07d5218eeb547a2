/**
 * A moment by the clock of this machine, ISO 8601 to the second with the offset of its time zone:
 * `2026-03-01T13:00:00+01:00`.
 */
export function localTime(at: Date): string {
  const offsetMinutes = -at.getTimezoneOffset();
  const local = new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${local}${sign}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
