import { minutesIn } from '@attendant/contract/hours/business-week';
import type { Asked, State } from './decide/state.ts';
import { type BusinessFacts, WEEKDAYS } from './facts.ts';
import { groupsOf } from './heard/order/choices.ts';
import { sizeNames } from './say/dishes.ts';
import type { BookingPart } from './topics/booking/draft.ts';
import type { Menu } from './understand/menu/menu.ts';
import { tokenise } from './understand/words.ts';

const words = (text: string): string[] => text.split('|').map((answer) => answer.trim());

/** Nothing more, or more. */
const ENOUGH =
  words(`no|nope|no thanks|no thank you|nothing|nothing else|that's all|that's it|that's everything|that is all|that will be all|
  no that's all|no that's it|no that's everything|no that's it thank you|no that's it thanks|no that's all thank you|no that's all thanks|
  that's it thank you|that's all thank you|that's all thanks|no thanks bye|no thank you bye|okay that's all thanks bye|
  none|no allergies|yes|yeah|yes please|okay|sure`);
/** Behind what was done. */
const GOODBYE =
  words(`bye|bye bye|goodbye|thanks bye|thank you bye|okay bye|great thanks bye|okay thanks bye|thank you goodbye|
  that's all thank you goodbye|that's all thanks bye|great thank you|thank you|thanks|thank you very much`);
const PICKUP = words("pickup|pick up|for pickup|I'll pick it up|to go|takeout|take out|carry out");
const DELIVERY = words('delivery|deliver it|delivered|for delivery|delivery please');
const WHICHEVER = words(
  "either|either one|whichever|any|any time|anyone|whoever|it doesn't matter|I don't mind|I don't care",
);
const ONE_OF_THEM = words(
  "the first one|the first|the second one|the second|the third one|the last one|the later one|the earlier one|yes|yeah|no|nope|sure|okay|that's fine",
);
const DAYS = [...WEEKDAYS.map((day) => day.charAt(0).toUpperCase() + day.slice(1)), 'today', 'tomorrow'];
const PARTS = words(
  'morning|afternoon|evening|in the morning|in the afternoon|in the evening|as soon as possible|next week|this week',
);
const HOURS = words('twelve|one|two|three|four|five|six|seven|eight|nine|ten|eleven');

/** Short answers that the last question makes likely, as they are spoken. */
export function likelyAnswers(state: State, facts: BusinessFacts, menu: Menu): string[] {
  const { asked, question } = state;
  if (asked.kind === 'booking') return OF_BOOKING[asked.part]?.(facts) ?? [];
  if (asked.kind === 'more' || asked.kind === 'allergy') return ENOUGH;
  if (asked.kind === 'fulfilment') return [...PICKUP, ...DELIVERY];
  if (asked.kind === 'wanted') return moments(facts);
  // Whoever was answered may have rung for that.
  if (asked.kind === 'help' || (asked.kind === 'what' && question !== '')) return [...ENOUGH, ...GOODBYE];
  if (asked.kind === 'which') return dishesAsked(state, menu).flatMap(polite);
  if (asked.kind !== 'size' && asked.kind !== 'option') return [];
  return [...choicesAsked(asked, state.lines, menu).flatMap(polite), ...WHICHEVER];
}

const whenIn = (facts: BusinessFacts): string[] => [...moments(facts), ...WHICHEVER];
const whichOf = (facts: BusinessFacts): string[] => [...ONE_OF_THEM, ...whenIn(facts)];

const OF_BOOKING: Partial<Record<BookingPart, (facts: BusinessFacts) => string[]>> = {
  when: whenIn,
  change: whenIn,
  which: whichOf,
  mine: whichOf,
  service: ({ services }) => services.flatMap(({ name }) => polite(name)),
  person: ({ persons }) => [...persons.flatMap(({ name }) => polite(name)), ...WHICHEVER],
};

/** Whether these words are one of the names that the last question offered. */
export function isOffered(
  said: string,
  { asked, lines, unclear }: Pick<State, 'asked' | 'lines' | 'unclear'>,
  menu: Menu,
): boolean {
  const words = tokenise(said).join(' ');
  const names = [...choicesAsked(asked, lines, menu), ...dishesAsked({ asked, unclear }, menu)];
  return names.flatMap(polite).some((name) => tokenise(name).join(' ') === words);
}

/** The dishes of which one is to be chosen. */
const dishesAsked = ({ asked, unclear }: Pick<State, 'asked' | 'unclear'>, menu: Menu): string[] =>
  asked.kind === 'which' ? (unclear[0]?.wish.item.families ?? []).flatMap((key) => menu.family(key)?.name ?? []) : [];

/** The sizes or choices that were asked for. */
export function choicesAsked(asked: Asked, lines: State['lines'], menu: Menu): string[] {
  if (asked.kind !== 'size' && asked.kind !== 'option') return [];
  const line = lines.find(({ id }) => id === asked.line);
  const family = menu.family(line?.family ?? '');
  if (!line || !family) return [];
  if (asked.kind === 'size') return sizeNames(family);
  const group = groupsOf(family, line.variantId).find(({ name }) => name === asked.group);
  return group?.choices.map(({ name }) => name) ?? [];
}

const polite = (name: string): string[] => [
  name,
  `${name} please`,
  `the ${name}`,
  `the ${name} please`,
  /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`,
];

/** Days, and the times at which somebody is there on one of them. */
function moments(facts: BusinessFacts): string[] {
  const times = new Set(openHours(facts).flatMap(([hour, half]) => timesOf(hour, half)));
  const days = [...DAYS, ...DAYS.slice(0, 7).map((day) => `on ${day}`), ...PARTS];
  return [...days, ...times, 'noon', 'at noon'].flatMap((moment) => [moment, `${moment} please`]);
}

/** The hours in which somebody is there on one of the days, in words: 'three', 'pm'. */
function openHours({ hours }: BusinessFacts): [hour: string, half: string][] {
  const open = Object.values(hours).flatMap(({ enabled, intervals }) => (enabled ? intervals.map(minutesIn) : []));
  const isOpen = (hour: number) => open.some(({ from, to }) => from < (hour + 1) * 60 && hour * 60 <= to);
  const all = Array.from({ length: 24 }, (_, hour) => hour);
  const likely = open.length > 0 ? all.filter(isOpen) : all;
  return likely.map((hour) => [HOURS[hour % 12] ?? '', hour < 12 ? 'am' : 'pm']);
}

const QUARTERS = ['fifteen', 'thirty', 'forty five'];

/** As the times of one hour are said: 'ten', 'at ten', 'ten thirty am'. */
function timesOf(hour: string, half: string): string[] {
  const clock = [hour, ...QUARTERS.map((minutes) => `${hour} ${minutes}`)];
  return [
    ...clock.flatMap((time) => [time, `${time} ${half}`, `at ${time}`, `the ${time}`]),
    `${hour} o'clock`,
    `half past ${hour}`,
    `around ${hour}`,
  ];
}
