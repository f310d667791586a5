/** As the system and PostgreSQL call it. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];

/** No room was left for what was to be written, here or in the database. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    CODES.includes(code) || /No space left on device|Disk quota exceeded/.test(error.message) || isDiskFull(error.cause)
  );
}
