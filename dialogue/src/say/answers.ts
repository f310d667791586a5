import type { Danger } from '@attendant/contract/constants';
import type { OptionGroup } from '@attendant/contract/menu/options';
import type { Menu } from '../understand/menu/menu.ts';
import { list, money } from './wording.ts';

/** What is said to remarks and questions that are about neither a dish nor an appointment. */

export const DECLINED = "I'm sorry, I can't help with that here.";
export const PASSED_ON = "I'm sorry, I can't help with that here, but I can pass it on.";
export const NOT_GETTING = "I'm sorry, I'm not getting that, but I can pass it on in your words.";
export const GOOD = 'Good to know.';
export const I_PASS_ON = 'I can pass that on.';
export const FIND_OR_PASS = 'I can find you an appointment for that, or pass it on.';
export const NOBODY_NOW = "I can't put you through from here; I'll pass on that you want to speak with somebody.";
export const NOT_FOUND =
  "I don't find a coming appointment under the number you're calling from; it may be under another one.";
export const WHO_CALLS = "I can't see from here when, but somebody will get back to you.";
export const NO_RUSH = 'No problem, take your time.';
export const HERE = "Yes, I'm here.";
export const WELL = "I'm doing well, thanks.";
export const WELCOME = "You're welcome.";
export const DROPPED = 'Okay, never mind then.';
export const NOT_THAT = 'Okay, not that.';
export const NO_SALES = 'No thank you, I take no sales calls on this line.';
export const ONLY_ENGLISH = "I'm sorry, I only speak English for now.";
export const NO_NUTRITION =
  "I don't have calories, shelf life or the like here; I only know what the menu says of a dish.";
export const NO_REVIEWS = "I don't have reviews here.";
export const NO_WAIT = "I can't see from here how busy it is.";
export const PASSED_ON_ONLY = "I can't put that on an order here, but I can pass it on.";
export const NO_BOOKING = "I'm sorry, I can't book on this line yet.";
export const BOOK_HERE = 'You can book right here: just tell me a day and a time.';
export const NO_APPOINTMENTS = "I can't see or change appointments from here, but I can pass it on.";
export const NO_ACCOUNTS = "I can't see bills, cards or accounts from here, I'm afraid.";
export const NO_PAYMENT = "I can't take a payment on this line, and I don't have here which cards are taken.";
export const NOT_LOOKED_FOR = "I can't look for it from here, but I can pass it on.";
export const FOR_LATER = "Sure: tell me what you'd like, and for when.";
export const NO_DELIVERY = "I'm sorry, we don't deliver. It would be for pickup.";
export const DELIVERS = 'Yes, we deliver.';
export const WHICH_DISH = 'Which dish do you mean?';
export const CHANGE_OR_DROP = 'Okay. What should I change, or shall I cancel the order?';
export const NO_ORDERS = "I can't take an order here, but I can pass it on.";
export const MORE_THAN_THAT = "I don't see more than that here. Shall I pass your question on?";
export const LEAVE_WORD = 'Shall I take a message, so that someone gets back to you?';

export const notSeenIn = (person: string): string =>
  `I can't see from here who is in, but you can book with ${person} here, or I can take a message.`;
export const thisIs = (business: string): string => `This is ${business}. No problem if you meant somebody else.`;
export const calling = (business: string): string => `Thanks for calling ${business}.`;
export const ourNumber = (phone: string): string => `Our number is ${phone}.`;
export const NOT_HERE = "I don't have that here, I'm afraid.";
export const notHere = (subject: string): string => `I don't have anything about ${subject} here, I'm afraid.`;

/** What the owner wrote of the same thing, where it may answer something else than was asked. */
export const onThat = (known: string): string => `What I have on that: ${known}`;

/** 'Pizzas are from $11.00 to $21.00, and drinks from $2.00 to $4.00.' */
export function priceRanges(menu: Menu): string {
  const ranges = menu.categories.slice(0, 5).flatMap((category) => {
    const prices = menu.families
      .filter((family) => family.category === category)
      .flatMap(({ variants }) => variants.filter(({ item }) => item.available).map(({ item }) => item.priceCents));
    if (prices.length === 0) return [];
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    return [
      `${category.toLowerCase()} ${least === most ? `at ${money(least)}` : `from ${money(least)} to ${money(most)}`}`,
    ];
  });
  return ranges.length > 0 ? `We have ${list(ranges)}.` : '';
}

/** 'Toppings: mushrooms, onions, olives and 9 more.' */
export function choicesOf(group: string, names: readonly string[]): string {
  const said = names.slice(0, 8).map((name) => name.toLowerCase());
  const more = names.length - said.length;
  return `${group}: ${more > 0 ? `${said.join(', ')} and ${more} more` : list(said)}.`;
}

export const isHadIn = (names: readonly string[]): string =>
  `Yes, in ${list(names.map((name) => name.toLowerCase()))}.`;

export const NO_COUNT = "I don't have that here, I'm afraid: the menu doesn't say how many.";
export const notNamed = (dish: string, food: string): string => `The menu doesn't name ${food} for the ${dish}.`;
export const canBeAdded = (dish: string, { name, price }: { name: string; price: number }): string =>
  `Not by itself, but ${name.toLowerCase()} can be had on the ${dish}${price > 0 ? ` for ${money(Math.round(price * 100))} more` : ''}.`;
export const NO_SIZE = "The menu doesn't say how big that is.";

/** 'The medium is 14 inch.' */
export const howBig = (sizes: readonly { size: string; measure: string }[]): string =>
  `${list(sizes.map(({ size, measure }) => (size && size !== measure ? `the ${size} is ${measure}` : measure)))}.`.replace(
    /^t/,
    'T',
  );

/** 'Yes, we have oat, $0.80 more, and almond.' */
export function offers(groups: readonly OptionGroup[], choices: readonly string[]): string {
  const all = groups.flatMap((group) => group.choices);
  const told = choices.slice(0, 4).map((choice) => {
    const found = all.filter(({ name, available }) => name === choice && available);
    const most = Math.round(Math.max(0, ...found.map(({ price }) => price)) * 100);
    return { name: choice.toLowerCase(), there: found.length > 0, more: most > 0 ? ` for ${money(most)} more` : '' };
  });
  const there = told.filter((one) => one.there);
  if (there.length === 0) return `We're out of ${list(told.map(({ name }) => name))} right now.`;
  return `Yes, we have ${list(there.map(({ name, more }) => `${name}${more}`))}.`;
}

export const NO_SENDING = "I can't send anything from here.";
export const GROWN_UP = 'Could you put a grown-up on the phone, please?';
export const CALL_AGAIN = 'That is okay. Please have one call us back, and if you need help, call 911.';
export const TAKE_CARE = 'Okay. Take care.';
export const NO_ADVICE = "I can't advise on that from here.";
export const NO_ADVICE_BUT =
  "I can't advise on that from here, but I can find you an appointment, or pass your question on.";
export const NOT_SAFE_TO_SAY = "I can't say from here whether that is all right; whoever sees you should.";
export const SEES_YOU = 'Thanks for telling me; whoever sees you should know.';
export const ASKED_BESIDE = "I don't have that here, I'm afraid. I'll put your question with the appointment.";
export const OLD_STANDS = "I can't see the old one, so I haven't cancelled it; I've noted that this takes its place.";
/** What to do is not for the business to say. */
export const WHO_ADVISES: Readonly<Record<Danger, string>> = {
  emergency: "I can't advise on that: 911 will tell you what to do.",
  animal: "I can't advise on that: the animal hospital will tell you what to do when you call.",
  'self-harm': 'Please call or text 988: somebody there will talk with you.',
  threat: "I can't help with that.",
};
export const MAY_BE_BROKEN = 'If it may be broken, please go to an urgent care or the emergency room first.';
export const DO_NOT_WAIT = 'Please do not wait for an appointment with that.';
export const FOR_MANY = 'For that many, somebody should plan it with you. I can pass it on.';
/** To who thinks aloud of what they may do. */
export const NOTHING_DONE_YET = 'Of course, take your time. Nothing is booked or changed until you tell us.';
