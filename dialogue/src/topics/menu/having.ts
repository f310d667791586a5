import { dishesWith, isListed } from '../../decide/order/allergens.ts';
import type { Talk } from '../../decide/talk.ts';
import { isAllergen } from '../../heard/allergy.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { names } from '../../say/dishes.ts';
import { list } from '../../say/wording.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import { madeOfIn } from '../../understand/menu/made-of.ts';
import { namesFood } from './has.ts';

/** So many are named in one sentence. */
const MOST = 5;

/** 'Which rolls have eel': by what the menu says of its dishes, of the kind that is asked of before all. False where it names none. */
export function tellHaving(talk: Talk, food: string, category: string | null): boolean {
  const available = talk.menu.families.filter(isAvailable);
  const has = (family: Family) => isMadeWith(family, food);
  const ofKind = available.filter((one) => one.category === category && has(one));
  const found = ofKind.length > 0 ? ofKind : available.filter(has);
  if (isAllergen(food)) {
    if (found.length === 0 && !available.some((one) => isListed(one, food))) return false;
    dishesWith(talk, food, ofKind.length > 0 ? category : null);
    return true;
  }
  if (found.length === 0) return tellChoices(talk, available, food);
  const more = found.length > MOST ? `, and ${found.length - MOST} more` : '';
  talk.say.push(
    `With ${food} the menu names the ${
      more
        ? found
            .slice(0, MOST)
            .map(({ name }) => name)
            .join(', ')
        : names(found)
    }${more}.`,
  );
  const [only, ...others] = found;
  if (only && others.length === 0) talk.state.topic = only.key;
  return true;
}

/** What is in none can be had on some. */
function tellChoices(talk: Talk, families: readonly Family[], food: string): boolean {
  const offering = families.filter((family) =>
    groupsOf(family, null).some(({ choices }) =>
      choices.some(({ name, available }) => available && namesFood(name, food)),
    ),
  );
  if (offering.length > 0)
    talk.say.push(
      `${list(offering.slice(0, 3).map(({ name }) => `The ${name}`)).replace(/ and The /, ' and the ')} can be had with ${food}.`,
    );
  return offering.length > 0;
}

const isMadeWith = (family: Family, food: string): boolean =>
  isListed(family, food) ||
  [family.name, ...family.variants.map(({ item }) => madeOfIn(item.description))].some((said) => namesFood(said, food));
