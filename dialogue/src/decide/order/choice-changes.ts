import { choose, groupsOf } from '../../heard/order/choices.ts';
import { choiceNamed, choicesIn } from '../../heard/order/named-choices.ts';
import { isEverything } from '../../heard/order/whole-notes.ts';
import { money } from '../../say/wording.ts';
import type { Wish } from '../../understand/acts.ts';
import { madeOf } from '../../understand/described/what-it-is.ts';
import { FUNCTION_WORDS, singular, stems, tokenise } from '../../understand/words.ts';
import { unknownItem } from '../answers/menu-answers.ts';
import { isOfThePlace } from '../answers/of-the-place.ts';
import type { Line } from '../state.ts';
import type { Talk } from '../talk.ts';
import { addNotes, groupsOn } from './choosing.ts';
import { addWish, findLine } from './lines.ts';

/** Changes of what is chosen on a dish, said like changes of the order: they are told apart by what the dish offers. */

/** 'Add sausage' is about the pizza that is being talked about when that can have sausage. */
export function addAsChoice(talk: Talk, said: string): boolean {
  const line = findLine(talk, null);
  if (!line || choicesIn(groupsOn(talk, line), tokenise(said)).found.length === 0) return false;
  const half = new RegExp(`\\b${said} on (?:the )?(?:one |first |second |other )?half\\b`).exec(
    talk.heard.words.join(' '),
  );
  addNotes(talk, line, [half?.[0] ?? said]);
  return true;
}

/** 'A pepperoni and mushroom', 'put mushrooms on that': without a number or a size of its own it is a choice. */
export function wishAsChoice(talk: Talk, { item, quantity, size, whole }: Wish): boolean {
  if (whole || quantity !== null || size !== null) return false;
  const line = findLine(talk, null);
  const meant =
    (line && talk.touched.has(line.id)) || /\b(add|put|with|throw|topping)\b/.test(talk.heard.words.join(' '));
  return Boolean(meant) && addAsChoice(talk, item.said);
}

/** 'A side of ranch', of which no side is made: what goes on the dish at hand, or is not sold by itself. */
export function takeSideOf(talk: Talk, wish: Wish): boolean {
  const [said, ...more] = wish.notes;
  if (wish.item.sure !== 'which' || !/^sides?$/.test(wish.item.said) || said === undefined || more.length > 0)
    return false;
  if (!addAsChoice(talk, manyOf(said, wish.quantity))) unknownItem(talk, said, null);
  return true;
}

/** 'Can I get two ranches with that', of wings that stand: the salad that nothing but its dressing tells is not meant. */
export function takeMoreOf(talk: Talk, { item, quantity, size, notes }: Wish): boolean {
  const family = talk.menu.family(item.families[0] ?? '');
  const [said, ...more] = notes;
  const isToldByChoice =
    said !== undefined && more.length === 0 && stems(tokenise(item.said)) === stems(tokenise(said));
  if (!family || item.exact || size !== null || !isToldByChoice) return false;
  // What could be another of the salad that stands is one.
  if (item.sure !== 'which' && talk.state.lines.some((line) => line.family === family.key)) return false;
  return addAsChoice(talk, manyOf(said, quantity));
}

const JOINED = /\b(?:and|with|plus)(?: an?| the| some)?$/;
const WITH_IT = /\bwith(?:(?: \w+){1,4} and)?(?: an?| the| some)?$/;

/** 'A half chicken with rice and a salad', of which two sides are chosen: the second of them, and no dish beside it. */
export function takeDueOf(talk: Talk, { item, quantity, size, notes }: Wish): boolean {
  const { asked } = talk.state;
  const line = findLine(talk, null);
  if (!line || (quantity ?? 1) > 1 || size !== null || item.sure !== 'certain' || line.quantity > 1) return false;
  const before = talk.heard.words.slice(0, item.from).join(' ');
  // 'And a lemonade with that', while it is asked which drink: whatever else was said of it first.
  const group = asked.kind === 'option' && asked.line === line.id ? asked.group : null;
  if (group === null && !(talk.touched.has(line.id) && JOINED.test(before))) return false;
  const groups = groupsOn(talk, line);
  const { options } = choose(groups, line.notes);
  const due = groups.filter(({ name, min }) => {
    const chosen = options.filter((one) => one.group === name).length;
    // 'A combo and a coke' may be two things, 'a combo with a coke' is one.
    return (chosen > 0 || name === group || WITH_IT.test(before)) && chosen < min;
  });
  const { found, left } = choicesIn(due, [item.said, ...notes].flatMap(tokenise));
  const [only, ...others] = found;
  if (!only || others.length > 0 || left.length > 0) return false;
  addNotes(talk, line, [only.choice.toLowerCase()]);
  return true;
}

const manyOf = (said: string, quantity: number | null): string =>
  quantity !== null && quantity > 1 ? `${quantity} ${said}` : said;

/** "Which pizza would you like?" "Pepperoni and sausage": the one that these go on. */
export function chooseBase(talk: Talk): boolean {
  const { asked, unclear } = talk.state;
  const [pending] = unclear;
  if (asked.kind !== 'which' || !pending) return false;
  const said = talk.heard.words.filter((word) => !FUNCTION_WORDS.has(word) && talk.menu.isChoice(word));
  const category = talk.menu.family(pending.wish.item.families[0] ?? '')?.category ?? '';
  const base = talk.menu.baseFor(category, said);
  if (!base || talk.heard.acts.some(({ kind }) => kind === 'add')) return false;
  unclear.shift();
  const item = { ...pending.wish.item, families: [base.key], sure: 'certain' as const };
  // 'With everything' is overtaken by what it is to be.
  const notes = pending.wish.notes.filter((note) => !isEverything(note));
  const halves = talk.heard.acts.flatMap((act) =>
    act.kind === 'note' && HALF.test(act.text) ? `${act.text.replace(HALF, '')} on half` : [],
  );
  const told = halves.length > 0 ? halves : said;
  addWish(talk, { ...pending.wish, item, notes: [...notes, ...told] }, pending.more);
  return true;
}

const HALF = /^half | on half$/;

const ASKING = /^(?:(?:and|okay|so|well) )*(?:(?:do|does|is|are|have) (?:you|there|it|they)|whats? (?:about|is))\b/;

/** 'Do you have stuffed crust?' is a question, not yet a wish. */
export function askAboutChoice(talk: Talk): boolean {
  const { words, acts } = talk.heard;
  const said = words.join(' ');
  const onTopic = talk.state.lines.length === 0 && /^(?:(?:and|what about|how about) )*with\b/.test(said);
  const known = acts.every(({ kind }) => kind === 'note' || (onTopic && kind === 'add'));
  if (!(ASKING.test(said) || onTopic) || !known || isOfThePlace(talk.heard)) return false;
  return tellChoice(talk, onTopic);
}

/** What can be chosen, and what it costs: of the dish at hand, or of any. */
export function tellChoice(talk: Talk, onTopic = false): boolean {
  const { words } = talk.heard;
  const topic = talk.menu.family(talk.state.topic ?? '');
  const line = findLine(talk, null);
  const on = onTopic ? groupsOf(topic, null) : groupsOn(talk, line);
  const [here] = choicesIn(on, words).found;
  const [named] = here
    ? [here]
    : choicesIn(
        talk.menu.families.flatMap((family) => groupsOf(family, null)),
        words,
      ).found;
  const choice = named?.group.choices.find(({ name }) => name === named.choice);
  if (!choice) return false;
  // What has to be chosen is the dish itself, and that has its price.
  const free = named && named.group.min > 0 ? '' : ', at no charge';
  const price = choice.price > 0 ? `, it is ${money(Math.round(choice.price * 100))} more` : free;
  talk.say.push(
    choice.available
      ? `Yes, we have ${choice.name.toLowerCase()}${price}.`
      : `We're out of ${choice.name.toLowerCase()} right now.`,
  );
  // 'Add it', behind that, is said of the dish that it can go on.
  if (choice.available && here && line && !onTopic)
    talk.state.wondering = {
      turn: talk.turn.turn,
      question: { about: 'offered' },
      dishes: [line.family],
      size: null,
      choices: [choice.name],
    };
  return true;
}

/** 'Take off the onions': true when some line had them. */
export function takeOffChoice(talk: Talk, said: string): boolean {
  const has = (line: Line) => {
    const { found } = choicesIn(groupsOn(talk, line), tokenise(said));
    const { options } = choose(groupsOn(talk, line), line.notes);
    return found.some(({ choice }) => options.some((one) => one.choice === choice));
  };
  const line = [findLine(talk, null), ...talk.state.lines.toReversed()].find((one) => one && has(one));
  if (!line) return false;
  addNotes(talk, line, [`no ${said}`]);
  return true;
}

/** 'A Caesar with anchovies', of a dish that the menu says is made with them: the kitchen reads it. */
export function isMadeWith(talk: Talk, said: string): boolean {
  const line = findLine(talk, null);
  const made = madeOf(talk.menu.family(line?.family ?? ''));
  if (!line || !talk.touched.has(line.id) || !tokenise(said).every((word) => made.includes(singular(word))))
    return false;
  addNotes(talk, line, [`with ${said}`]);
  return true;
}

/** 'Great, a white one', of the orchid that was offered: it is chosen when that is taken. */
const isOfOffered = ({ state: { asked, topic }, menu }: Talk, said: string): boolean =>
  asked.kind === 'topic' && choiceNamed(groupsOf(menu.family(topic ?? ''), null), said) !== null;

/** 'In a pale yellow', of what is mixed in any color. */
export function isColored(talk: Talk, said: string): boolean {
  if (isOfOffered(talk, said)) return true;
  const line = findLine(talk, null);
  const written = talk.menu.family(line?.family ?? '')?.variants[0]?.item.description ?? '';
  if (!line || !talk.touched.has(line.id) || !COLOR.test(said) || !/\bcolou?r/i.test(written)) return false;
  addNotes(talk, line, [said]);
  return true;
}
const COLOR =
  /^(?:(?:pale|light|dark|bright|deep|soft|off|warm|cool|baby|navy|sky|forest|lime|hot|dusty|sage|burnt) ?)*(?:red|blue|green|yellow|orange|purple|pink|white|black|gr[ae]y|brown|beige|cream|tan|teal|navy|ivory|lavender|lilac|coral|peach|mint|sage|turquoise|gold|silver|maroon|burgundy|olive)$/;
