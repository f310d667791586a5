import type { TakeMessageInput } from '@attendant/contract/tools';
import type { Draft } from '../../topics/booking/draft.ts';
import { wishWords } from '../../topics/booking/slot-words.ts';
import { isState, type State } from '../state.ts';
import { messageOf } from './message.ts';

/** What a caller who has gone wanted somebody to know, and what was not left yet; null when there is nothing. */
export function leftBehind(state: unknown): TakeMessageInput | null {
  if (!isState(state)) return null;
  const told = messageOf(state);
  const open = openIn(state).map((one) => `The call ended before ${one}`);
  if (open.length === 0) return told;
  const text = [told?.text, ...open].filter(Boolean).join('. ').slice(0, LONGEST);
  const name = state.booking?.name ?? state.name ?? '';
  return { caller_name: name, ...(state.phone && { caller_phone: state.phone }), ...told, text };
}
const LONGEST = 2000;

const openIn = (state: State): string[] =>
  [bookingOf(state.booking ?? null), orderOf(state)].filter((one) => one !== null);

/** What of an appointment and an order is not done, for whoever calls back; null where nothing is open. */
export const whatIsOpen = (state: State): string | null =>
  openIn(state)
    .map((one) => `An answer was not understood before ${one}`)
    .join('. ') || null;

/** The line broke off before an appointment was booked, moved or cancelled: what of it was told. */
function bookingOf(draft: Draft | null): string | null {
  if (!draft || draft.doing === 'find') return null;
  const { doing, words, about, beside, chosen, subject, whom, wish } = draft;
  const at =
    chosen?.words ??
    wishWords(wish)
      .trim()
      .replace(/^(?:on|at) /, '');
  if (!about && !at && !subject) return null;
  const theirs = whom?.replace(/^your/, 'for their');
  const parts = [
    about,
    doing === 'book' ? null : subject?.words,
    at && (doing === 'move' ? `to ${at}` : at),
    theirs,
    ...beside,
  ];
  const known = parts.filter(Boolean).join(', ');
  return `${doing === 'wait' ? 'they were' : 'an appointment was'} ${DONE[doing]}: ${known} (“${words.trim()}”)`;
}
const DONE = {
  book: 'booked',
  move: 'moved',
  cancel: 'cancelled',
  wait: 'put on the waiting list',
} as const;

/** The same of an order. */
function orderOf({ lines, inWords, special, allergies, fulfilment, address, wanted }: State): string | null {
  if (lines.length === 0) return null;
  const dishes = inWords ?? lines.map(({ quantity, family, notes }) => [`${quantity} ${family}`, ...notes].join(' '));
  const way = fulfilment === 'delivery' && address ? `delivery to ${address}` : fulfilment;
  const allergic = allergies.length > 0 ? `allergies: ${allergies.join(', ')}` : null;
  const parts = [...dishes, ...special, allergic, way, wanted?.replace('T', ' ')];
  return `the order was placed: ${parts.filter(Boolean).join('; ')}`;
}
