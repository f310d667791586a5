import { aboutItem } from '../../decide/answers/menu-answers.ts';
import { tell } from '../../decide/answers/noted.ts';
import { sentencesOf } from '../../decide/answers/owners-sentences.ts';
import type { Asked } from '../../decide/state.ts';
import type { Talk } from '../../decide/talk.ts';
import { dishesSpokenOf } from '../../decide/turn/dishes-spoken-of.ts';
import { isWrittenOf } from '../../heard/asked/by-name.ts';
import { tellsHow } from '../../heard/asked/of-it/how-served.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choicesOf, onThat } from '../../say/answers.ts';
import type { Family } from '../../understand/menu/families.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import { namesFood } from './has.ts';

/** Whatever is said is the answer. */
const DICTATED = new Set<Asked['kind']>(['message-text', 'voicemail', 'allergy', 'booking']);
/** More dishes are too many for the ear. */
const MOST = 3;

/**
 * 'Is that one served hot or cold', 'is the fish fried or grilled': of the dish that is spoken of, whatever is called after cold or
 * fried elsewhere. The owner's words for it go before those of the menu. True when either tells it.
 */
export function tellHowServed(talk: Talk): boolean {
  const { heard, state, turn } = talk;
  const asked = heard.served;
  if (!asked || !heard.onlyAsking || DICTATED.has(state.asked.kind)) return false;
  const families = askedOf(talk, asked.named).slice(0, MOST);
  const told = families.filter((family) => tellOf(talk, family, asked.how));
  if (told.length === 0) return false;
  const question = { about: 'dish', what: 'contents', word: '' } as const;
  const dishes = told.map(({ key }) => key);
  state.wondering = { turn: turn.turn, question, dishes, size: null, choices: [] };
  const [only, ...others] = dishes;
  if (only && others.length === 0) state.topic = only;
  return true;
}

/** What is pointed at, what is called so, or the one that is made of it: of those that are spoken of before all others. */
function askedOf(talk: Talk, named: string | null): readonly Family[] {
  const spoken = dishesSpokenOf(talk);
  if (named === null) return spoken;
  const isCalled = ({ name, category }: Family) => namesFood(`${name} ${category}`, named);
  const isMadeOf = (family: Family) => namesFood(descriptionOf(family), named);
  const { families } = talk.menu;
  const ways = [spoken.filter(isCalled), spoken.filter(isMadeOf), families.filter(isCalled), families.filter(isMadeOf)];
  // 'The fish', of a dinner of haddock
  return ways.find((some) => some.length > 0) ?? spoken;
}

function tellOf(talk: Talk, family: Family, how: readonly string[]): boolean {
  const { say, facts } = talk;
  const isAsked = (text: string) => how.some((word) => namesFood(text, word));
  const written = facts.notes.flatMap((note) => sentencesOf(note).map(({ text }) => ({ text, note })));
  const own = written.find(({ text }) => isAsked(text) && isWrittenOf(family, text));
  if (own) tell(talk, own);
  const described = descriptionOf(family);
  const group = groupsOf(family, null).find(({ choices }) => choices.some(({ name }) => isAsked(name)));
  if (!own && described !== '') {
    const at = say.length;
    aboutItem(talk, {
      kind: 'ask-item',
      about: 'contents',
      item: mentionOf(family.key, family.name),
      size: null,
      word: '',
    });
    // 'Is it spicy', where its description says nothing of the kind
    if (!tellsHow(described) && !group) say.push(...say.splice(at).map(onThat));
  }
  if (group)
    say.push(
      choicesOf(
        group.name,
        group.choices.map(({ name }) => name),
      ),
    );
  return own !== undefined || described !== '' || group !== undefined;
}

const descriptionOf = ({ variants }: Family): string =>
  variants.map(({ item }) => item.description).find((said) => said !== '') ?? '';
