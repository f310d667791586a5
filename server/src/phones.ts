import { sql } from 'kysely';

/** The digits that tell numbers apart: without the 1 of North America. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=[0-9]{10}$)/, '');

/** The same of a column. */
export const digitsIn = (column: string) =>
  sql<string>`regexp_replace(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')`;

/** Whether a column holds this number, however it is written. */
export const sameNumber = (column: string, phone: string) => sql<boolean>`${digitsIn(column)} = ${digitsOf(phone)}`;

/** The ways in which carriers write it: by these an index finds it. */
export function asCarried(phone: string): string[] {
  const digits = digitsOf(phone);
  return [phone.trim(), `+1${digits}`, `+${digits}`, `1${digits}`, digits];
}
