import { aboutItem } from '../../decide/answers/menu-answers.ts';
import { tellNoted } from '../../decide/answers/noted.ts';
import type { Talk } from '../../decide/talk.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choicesOf as choicesInWords, NO_COUNT } from '../../say/answers.ts';
import { mentionOf } from '../../understand/menu/match.ts';
import type { About } from './prices.ts';

const COUNTED = /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|half a dozen|dozen)\b/i;

/** 'How many slices in a large?': by what the owner wrote, or what the choices of the dish count. */
export function howMany(talk: Talk, { families }: About): boolean {
  const [family, ...others] = families;
  // 'Six, with marinara.', 'Four skewers with peanut sauce.'
  if (family && others.length === 0 && family.variants.some(({ item }) => COUNTED.test(item.description))) {
    const item = mentionOf(family.key, family.name);
    aboutItem(talk, { kind: 'ask-item', about: 'contents', item, size: null, word: '' });
    return true;
  }
  if (tellNoted(talk)) return true;
  const counts = families
    .flatMap((family) => groupsOf(family, null))
    .find(({ choices }) => choices.length > 0 && choices.every(({ name }) => /^\d+\b/.test(name)));
  const told =
    counts &&
    choicesInWords(
      counts.name,
      counts.choices.map(({ name }) => name),
    );
  talk.say.push(told ?? NO_COUNT);
  return true;
}
