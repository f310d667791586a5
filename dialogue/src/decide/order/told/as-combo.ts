import type { Family } from '../../../understand/menu/families.ts';
import { isAvailable } from '../../../understand/menu/families.ts';
import type { Menu } from '../../../understand/menu/menu.ts';
import { singular, tokenise } from '../../../understand/words.ts';
import { hear } from '../../hear.ts';
import type { Line } from '../../state.ts';
import type { Talk } from '../../talk.ts';
import { lineById, removeLine, sizeOf } from '../lines.ts';

const KIND = '(?<kind>combo|meal|set|dinner|platter|basket|deal)';
const MADE = new RegExp(
  `\\b(?:(?:can|could) (?:you|i|we) )?(?:(?:make|turn|get|have|do) (?:it|that|this|mine|my one|the one|that one|the (?<name>[\\p{L} ]{2,30}?)) (?:(?:in)?to |as )?(?:a|the) ${KIND})\\b`,
  'iu',
);

/** 'Make mine a combo, with tots': the combo that the menu says the dish is in takes its place, made as it is. */
export function makeCombo(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  const found = MADE.exec(heard.text);
  if (!found || !facts.orderingEnabled || state.unclear.length > 0) return;
  const { name, kind = '' } = found.groups ?? {};
  const line = name ? state.lines.findLast((one) => isCalled(one, name, menu)) : lineById(talk, state.focus);
  const family = menu.family(line?.family ?? '');
  const [combo, ...others] = family ? menu.families.filter((one) => holds(one, family, kind.toLowerCase())) : [];
  if (!line || !combo || others.length > 0) return;
  const said = [line.quantity > 1 ? String(line.quantity) : 'a', sizeOf(talk, line) ?? '', combo.called];
  const as = line.notes.map((note) => (/^(?:no|not|without|extra|light) /.test(note) ? `, ${note}` : ` with ${note}`));
  const rest = heard.text
    .replace(found[0], '')
    .replace(/^[\s,.;]*(?:you know what|actually|oh|and|okay|so)\b[\s,.;]*/i, '');
  const text = `I'll have ${said.filter(Boolean).join(' ')}${as.join('')}${/^\W/.test(rest) ? '' : ', '}${rest}`;
  const anew = hear(text, facts, menu);
  if (!anew.acts.some((act) => act.kind === 'add' && act.wish.item.families[0] === combo.key)) return;
  removeLine(talk, line);
  talk.heard = anew;
}

const isCalled = ({ family }: Line, name: string, menu: Menu): boolean =>
  tokenise(name).every((word) => menu.family(family)?.words.includes(singular(word)) === true);

/** It is called a combo, and written to be one of that dish. */
function holds(combo: Family, { key, called, words }: Family, kind: string): boolean {
  if (combo.key === key || !combo.words.includes(kind) || !isAvailable(combo)) return false;
  const written = ` ${tokenise(combo.variants[0]?.item.description ?? '')
    .map(singular)
    .join(' ')} `;
  const isNamed = words.every((word) => combo.words.includes(word));
  return isNamed || written.includes(` ${tokenise(called).map(singular).join(' ')} `);
}
