import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/**
 * What is wrong with a field, named with its bound, wherever the contract gives no sentence of its own: people read it
 * in a form or in their program's log, and neither knows which library checked.
 */
export function inPlainWords(issue: Issue): string {
  const field = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${field} is required` : `${field} must be ${kind(issue.expected)}.`;
    case 'too_big':
      return `${field} must ${size(issue.origin, issue.exact ? 'exactly' : issue.inclusive ? 'at most' : 'less than', issue.maximum)}.`;
    case 'too_small':
      return isEmpty(issue)
        ? `${field} is required`
        : `${field} must ${size(issue.origin, issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than', issue.minimum)}.`;
    case 'not_multiple_of':
      return `${field} must be a multiple of ${issue.divisor}.`;
    case 'invalid_value':
      return `${field} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return `${field} must be ${FORMATS[issue.format] ?? 'in its proper form'}.`;
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return `${field} is not valid.`;
  }
}

/** `['order_items', 0, 'menu_item_id']` is 'Menu item id'; a setting is called as it is set. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.findLast((step) => typeof step === 'string');
  if (last === undefined) return 'The request';
  if (/^[A-Z_]{3,}$/.test(last)) return last;
  const words = last
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  date: 'a date',
  file: 'a file',
};
const kind = (expected: string): string => KINDS[expected] ?? 'an object';

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address like https://example.com',
  uuid: 'an id',
  date: 'a date like 2026-01-31',
  time: 'a time like 17:30',
  datetime: 'a time like 2026-01-31T17:30:00Z',
};

const isEmpty = ({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) =>
  origin === 'string' && minimum === 1;

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'entry', set: 'entry', file: 'byte' };

function size(origin: string, bound: string, limit: number | bigint): string {
  const unit = UNITS[origin];
  const number = limit.toLocaleString('en-US');
  return unit ? `have ${bound} ${number} ${plural(unit, limit)}` : `be ${bound} ${number}`;
}

const plural = (unit: string, count: number | bigint): string =>
  count === 1 ? unit : unit === 'entry' ? 'entries' : `${unit}s`;
