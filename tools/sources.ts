import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The source files of the repository, as git knows them (with those not yet added). */
export function sourceFiles(...endings: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return files.filter((file) => endings.some((ending) => file.endsWith(ending)) && existsSync(file));
}

export interface Import {
  from: string;
  /** A path of the repository, or the name of a package. */
  to: string;
  typeOnly: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import and re-export of a file. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, , type, name, lazy]) => {
    const target = name ?? lazy;
    if (!target) return [];
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
    return [{ from: file, to, typeOnly: type !== undefined }];
  });
}
