import { ANOTHERS } from '../../heard/change/whose.ts';
import { hear } from '../hear.ts';
import { findLine } from '../order/lines.ts';
import type { Talk } from '../talk.ts';

const LED =
  '(?:(?:and|also|then|plus|oh|okay|yeah) )+(?:(?:can i (?:get|have)|could i (?:get|have)|ill (?:have|take)|id like|i want|we need|give me|get me|add|do) )?(?:also )?';
const COUNTED = '(?:an?|one|two|three|four|five|six|\\d+)';
const ANOTHER = new RegExp(`^${LED}${COUNTED} (?<rest>.+)$`);

/** 'And a medium one, hot', behind a large iced latte: a latte of its own, with what is said here and nothing else. */
export function nameAnother(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  const rest = ANOTHER.exec(heard.words.join(' '))?.groups?.rest?.split(' ') ?? [];
  const size = menu.sizeAt(rest, 0);
  const family = menu.family(findLine(talk, null)?.family ?? '');
  const comesIn = size !== null && family?.variants.some((variant) => variant.size === size.size);
  if (!family || !comesIn || !/^ones?$/.test(rest[size.length] ?? '')) return;
  if (!facts.orderingEnabled || state.asked.kind !== 'more' || heard.asking) return;
  const sized = rest.slice(0, size.length).join('[\\s-]+');
  const text = heard.text.replace(new RegExp(`\\b(${sized})\\s+ones?\\b`, 'i'), `$1 ${family.called}`);
  talk.heard = hear(text, facts, menu);
}

/** 'He'll have a baked ziti instead', where nothing that stands was told to be his: one more dish. */
export function addForAnother(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  const said = heard.words.join(' ');
  const isOwned = state.lines.some(({ whose }) => whose !== undefined);
  if (state.lines.length === 0 || isOwned || !OPEN.test(state.asked.kind) || !facts.orderingEnabled) return;
  if (!ANOTHERS.test(said) || !/\binstead\b(?! of\b)/.test(said) || CORRECTS.test(said)) return;
  talk.heard = hear(heard.text.replace(/[\s,]+instead\b(?!\s+of\b)/i, ''), facts, menu);
}
/** What is asked of the dish that stands is no reason to take it off. */
const OPEN = /^(?:more|size|option)$/;
const CORRECTS = /^(?:(?:and|oh|um|so|well) )*(?:no|nope|actually|wait|sorry|i mean)\b/;
