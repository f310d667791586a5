import type { MenuFact, NoteFact } from '../facts.ts';
import { lineById } from './order/lines.ts';
import type { Source, Talk } from './talk.ts';

/** Sizes of one dish are several items: the first few show what was read. */
const ITEMS_MOST = 4;

/** What the words of this turn were made from. */
export function sourcesOf(talk: Talk): Source[] {
  const items = new Set([...itemsTaken(talk), ...itemsAskedAbout(talk)]);
  return [...talk.notes.map(fromNote), ...[...items].slice(0, ITEMS_MOST).map(fromItem)];
}

function itemsTaken(talk: Talk): MenuFact[] {
  return [...talk.touched].flatMap((id) => {
    const line = lineById(talk, id);
    const variants = talk.menu.family(line?.family ?? '')?.variants ?? [];
    return variants.filter(({ id: variant }) => !line?.variantId || variant === line.variantId).map(({ item }) => item);
  });
}

function itemsAskedAbout({ heard, state, menu }: Talk): MenuFact[] {
  const keys = heard.acts.flatMap((act) =>
    act.kind === 'ask-item' ? (act.item?.families ?? [state.topic ?? '']) : [],
  );
  return keys.flatMap((key) => menu.family(key)?.variants.map(({ item }) => item) ?? []);
}

const fromNote = ({ kind, id, label, text }: NoteFact): Source => ({ kind, id, label, text });

const fromItem = ({ id, name, category, priceCents, description, available }: MenuFact): Source => ({
  kind: 'menu',
  id,
  label: name,
  text: [category, `$${(priceCents / 100).toFixed(2)}`, available ? '' : 'sold out', description]
    .filter(Boolean)
    .join(', '),
});
