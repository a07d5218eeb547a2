/** True when the database refused a write because of what else it holds (SQLSTATE class 23). */
export function isIntegrityViolation(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('23')
  );
}
