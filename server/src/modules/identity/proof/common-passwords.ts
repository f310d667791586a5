import { readFileSync } from 'node:fs';

const listed = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

/** The most used passwords of eight and more characters, in small letters; see common-passwords.md for their sources. */
const COMMON = new Set([...listed('./common-passwords.txt'), ...listed('./common-passwords-more.txt')]);

/** Known to every guesser, also with capitals or with a digit or sign or two put behind. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d!?.@#$*_-]{1,2}$/, '');
  return COMMON.has(plain) || COMMON.has(stem) || isMonotonous(plain);
}

/** Few different characters, or a run of the alphabet or the keyboard: aaaaaaaa, 12121212, abcdefgh, qwertyuiop. */
function isMonotonous(plain: string): boolean {
  if (new Set(plain).size <= 2) return true;
  return RUNS.some((run) => run.includes(plain));
}

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  '01234567890123456789',
  '98765432109876543210',
  'qwertyuiopasdfghjklzxcvbnm',
];
