import { isIndifferent } from '../../heard/indifferent.ts';
import { isAvailable } from '../../understand/menu/families.ts';
import { changing, type Talk } from '../talk.ts';
import { addNotes, openChoice } from './choosing.ts';
import { addWish, lineById, touch } from './lines.ts';

/** 'I don't mind', to a question of the menu: the first there is, which the read-back tells. */
export function takeWhichever(talk: Talk): boolean {
  const { asked, unclear } = talk.state;
  if (talk.heard.onlyAsking || !isIndifferent(talk.heard.words)) return false;
  if (asked.kind === 'option') {
    const open = openChoice(talk);
    const first = open?.group.choices.find(({ available }) => available)?.name;
    if (!open || !first) return false;
    addNotes(talk, open.line, [first.toLowerCase()]);
    return true;
  }
  if (asked.kind === 'size') {
    const line = lineById(talk, asked.line);
    const first = talk.menu.family(line?.family ?? '')?.variants.find(({ item }) => item.available);
    if (!line || !first) return false;
    changing(talk);
    line.variantId = first.id;
    touch(talk, line);
    return true;
  }
  const pending = unclear[0];
  const first = pending?.wish.item.families
    .flatMap((key) => talk.menu.family(key) ?? [])
    .find((family) => isAvailable(family));
  if (asked.kind !== 'which' || !pending || !first) return false;
  unclear.shift();
  addWish(
    talk,
    { ...pending.wish, item: { ...pending.wish.item, families: [first.key], sure: 'certain' } },
    pending.more,
  );
  return true;
}
