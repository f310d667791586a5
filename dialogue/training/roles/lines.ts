import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Role } from '../../src/heard/roles/model.ts';
import { type Token, tokensIn } from '../../src/heard/roles/tokens.ts';
import type { Chance } from '../grammar.ts';

/** What the agent has just asked. */
export interface Line {
  context: string;
  parts: readonly { role: Role; text: string }[];
}

const ROLE_OF: Readonly<Record<string, Role>> = {
  o: 'order',
  c: 'change',
  a: 'answer',
  q: 'question',
  p: 'past',
  r: 'reason',
  w: 'when',
  d: 'details',
  m: 'message',
  x: 'danger',
  s: 'social',
};

const FOLDER = new URL('./lines/', import.meta.url);

/** 'confirm: a Yes please. / q Where do I park?' Throws where a line says no role. */
export function readLine(line: string): Line {
  const [, context = '', rest = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
  const parts = rest.split(' / ').map((part) => {
    const role = ROLE_OF[part[0] ?? ''];
    if (!role || part[1] !== ' ') throw new Error(`What is this part for? ${line}`);
    return { role, text: part.slice(2).trim() };
  });
  return { context, parts };
}

const files = (): string[] => readdirSync(FOLDER).sort();

export const readLines = (): Line[] =>
  files().flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(readLine),
  );

/** Tells of which lines a model was made. */
export function linesMadeOf(): string {
  const hash = createHash('sha256');
  for (const file of files()) hash.update(readFileSync(new URL(file, FOLDER)));
  return hash.digest('hex').slice(0, 16);
}

export interface Example {
  context: string;
  tokens: Token[];
  roles: Role[];
}

/** As somebody may say it and a recogniser may write it: with fewer marks, and with dishes that no menu has. */
export function exampleOf({ context, parts }: Line, chance: Chance): Example {
  const [bare, mute] = [chance(), chance()];
  const spoken = parts.map(({ role, text }) => {
    const unmarked = bare < 0.2 ? text.replaceAll(/[{}]/g, '') : text;
    return { role, text: mute < 0.35 ? unmarked.replaceAll(/[.,!?;:]+(?=\s|$)/g, '') : unmarked };
  });
  const text = spoken.map((part) => part.text).join(' ');
  const tokens = tokensIn(text, () => false);
  const roles = tokens.map(({ from }) => {
    let end = 0;
    for (const part of spoken) {
      end += part.text.length + 1;
      if (from < end) return part.role;
    }
    return 'social';
  });
  return { context, tokens, roles };
}
