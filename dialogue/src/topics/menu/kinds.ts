import type { OptionGroup } from '@attendant/contract/menu/options';
import type { Talk } from '../../decide/talk.ts';
import { isKindCalled } from '../../heard/asked/kinds.ts';
import { groupsOf } from '../../heard/order/choices.ts';
import { choicesOf, isHadIn } from '../../say/answers.ts';
import { type Family, isAvailable } from '../../understand/menu/families.ts';
import type { About } from './prices.ts';

/** 'What colors?', 'which ones?': what can be chosen of that on the dishes that are spoken of. False where nothing can. */
export function tellKinds(talk: Talk, of: string, { families: named, category, choices }: About): boolean {
  const ofKind = category ? talk.menu.families.filter((one) => one.category === category && isAvailable(one)) : [];
  const families = named.length > 0 ? named : ofKind;
  const groups = families.flatMap((family) => groupsOf(family, null));
  const called = groups.filter(({ name }) => isKindCalled(name, of));
  const asked = called.length > 0 ? called : groups.filter(isKind);
  const [first] = asked;
  if (!first) return false;
  const wished = first.choices.filter(({ name, available }) => available && choices.includes(name));
  // 'Do they come in white?'
  if (of === '' && wished.length > 0) talk.say.push(isHadIn(wished.map(({ name }) => name)));
  else talk.say.push(...told(asked, families));
  return true;
}

/** What a dish has to be chosen of is what kinds of it there are. */
const isKind = ({ min, name }: OptionGroup): boolean => min > 0 && !/^(?:size|count)$/i.test(name);

/** The same choices are told once, whatever has them. */
function told(groups: readonly OptionGroup[], families: readonly Family[]): string[] {
  const each = groups.map(({ name, choices }) =>
    choicesOf(
      name,
      choices.flatMap((one) => (one.available ? one.name : [])),
    ),
  );
  return [...new Set(each)].slice(0, families.length > 1 ? 2 : 1);
}
