import { endIn, endOf } from '../../understand/menu/scale.ts';
import { hear } from '../hear.ts';
import { findLine, lineById } from '../order/lines.ts';
import type { Talk } from '../talk.ts';

/** 'The hottest you've got', 'the biggest lassi you have': the end of that scale, as this dish calls it. */
export function nameEnd(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  const { asked } = state;
  const end = heard.onlyAsking || !facts.orderingEnabled ? null : endIn(heard.text);
  if (!end) return;
  const open = asked.kind === 'option' || asked.kind === 'size' ? lineById(talk, asked.line) : undefined;
  const { dishes, category } = heard.menuNames;
  const ofKind = menu.families.filter((family) => dishes.length === 0 && family.category === category);
  const keys = [
    ...dishes.toReversed(),
    ...ofKind.map(({ key }) => key),
    open?.family,
    findLine(talk, null)?.family,
    state.topic,
  ];
  const named = keys
    .flatMap((key) => menu.family(key ?? '') ?? [])
    .map((family) => endOf(family, end))
    .find((name) => name !== null);
  if (!named) return;
  const text = heard.text.replace(end.said, ` ${named}`);
  talk.heard = hear((end.tail ? text.replace(end.tail, ' ') : text).trim(), facts, menu);
}
