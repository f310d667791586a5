import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a commit, those that git does not know yet included and those that are gone left out. */
export const changedSince = (commit: string): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];
