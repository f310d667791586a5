import type { Reference } from '../heard/reference.ts';
import type { Act, Wish } from '../understand/acts.ts';
import type { Mention } from '../understand/menu/match.ts';

/** An act in a few words, for tables: 'add 2 large pepperoni {no basil}'. */
export function inShort(act: Act): string {
  return orderInShort(act) ?? restInShort(act);
}

function orderInShort(act: Act): string | null {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others are told in `restInShort`
  switch (act.kind) {
    case 'add':
      return `${act.more ? 'more' : 'add'} ${wish(act.wish)}`;
    case 'correct':
      return `correct to ${wish(act.to)}`;
    case 'replace':
      return `replace ${reference(act.target)} by ${wish(act.by)}`;
    case 'amend':
      return words('amend', reference(act.target), act.more ? 'plus' : null, act.quantity, act.size);
    case 'split':
      return `split ${act.parts.map((part) => `${part.quantity} ${part.size}`).join(', ')}`;
    case 'remove':
      return words('remove', reference(act.target));
    case 'without':
      return `without ${dish(act.item)}`;
    case 'note':
      return `note ${reference(act.on)}: ${act.text}`;
    case 'take-it':
      return words('take it', act.quantity, act.size);
    case 'want-category':
      return words('want', act.quantity, act.size, act.category);
    default:
      return null;
  }
}

function restInShort(act: Act): string {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others are told by their kind alone
  switch (act.kind) {
    case 'ask-item':
      return words(`ask ${act.about}`, act.size, dish(act.item), act.word || null);
    case 'hours':
      return words('hours', act.about, act.day || null);
    case 'ask-category':
      return `${act.kind} ${act.category}`;
    case 'ask-with':
    case 'allergy':
      return `${act.kind} ${act.word}`;
    case 'unknown-item':
      return `unknown ${act.said}`;
    case 'special':
      return `special ${act.text}`;
    case 'name':
      return `name ${act.name}`;
    case 'ordinal':
      return `ordinal ${act.index}`;
    case 'quantity':
      return `quantity ${act.quantity}`;
    default:
      return act.kind;
  }
}

function words(...parts: (string | number | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

function dish(target: Mention | null): string {
  return target ? target.families.join('/') : 'that';
}

function wish({ item, quantity, size, notes }: Wish): string {
  return words(quantity, size, dish(item), notes.length > 0 ? `{${notes.join('; ')}}` : null);
}

function reference({ item, category, size, which, all, some }: Reference): string {
  const what = category ?? dish(item);
  return words(all ? 'all' : '', which, some, size, what === 'that' && size ? 'one' : what);
}
