import { expect, it } from 'vitest';
import { linesMadeOf } from '../../../training/roles/lines.ts';
import { salsMenu } from '../../testing/menu.ts';
import { readMenu } from '../../understand/menu/menu.ts';
import { type Context, partsIn, TAGGER } from './parts.ts';

const menu = readMenu(salsMenu());
const partsOf = (context: Context, text: string) => partsIn(text, context, menu).map((part) => [part.role, part.text]);

it('was made of the lines that are there', () => {
  expect(TAGGER.madeOf, 'npm run train makes it anew').toBe(linesMadeOf());
});

it.each<[Context, string, string[][]]>([
  [
    'confirm',
    'Yes please. And do you have parking over there?',
    [
      ['answer', 'Yes please.'],
      ['question', 'And do you have parking over there?'],
    ],
  ],
  [
    'start',
    'hi, two margheritas please, and how late are you open tonight?',
    [
      ['social', 'hi'],
      ['order', 'two margheritas please'],
      ['question', 'and how late are you open tonight?'],
    ],
  ],
  [
    'when',
    'Thursday at ten. Where do I leave the keys?',
    [
      ['answer', 'Thursday at ten.'],
      ['question', 'Where do I leave the keys?'],
    ],
  ],
  ['more', 'how long does the large one take', [['question', 'how long does the large one take']]],
  ['start', '', []],
])('after %s: %s', (context, text, parts) => {
  expect(partsOf(context, text)).toEqual(parts);
});
