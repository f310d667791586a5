import type { ServiceFact } from '../../facts.ts';
import { stemOf, tellingWords } from '../../understand/called.ts';
import { tokenise } from '../../understand/words.ts';
import { agesIn } from '../words/ages.ts';

/** Of services that are alike, the one for somebody of that age or sex: 'a haircut for my daughter, she's seven'. */

const CHILD = /\b(?:kids?|child(?:ren)?|toddlers?|juniors?|youth)\b/i;
/** 'Under 12', 'up to 12', '12 and under' */
const LIMIT =
  /\b(?<less>under|below|younger than) (?<below>\d{1,2})\b|\bup to (?<most>\d{1,2})\b|\b(?<last>\d{1,2}) and (?:under|younger)\b/i;
/** Where no owner wrote how old a child may be. */
const OLDEST_CHILD = 12;
const FOR_MEN = /\b(?:men|man|gentlem[ae]n|male)\b/i;
const FOR_WOMEN = /\b(?:women|woman|lad(?:y|ies)|female)\b/i;
const HIM =
  /\b(?:for|bring|bringing) (?:my|our) (?:husband|boyfriend|father|dad|brother|grandpa|grandfather|uncle|son|nephew|grandson)\b/i;
const HER =
  /\b(?:for|bring|bringing) (?:my|our) (?:wife|girlfriend|mother|mom|mum|sister|grandma|grandmother|aunt|daughter|niece|granddaughter)\b/i;

function isForAge(name: string, age: number): boolean {
  const { below, most, last } = LIMIT.exec(name)?.groups ?? {};
  if (below !== undefined) return age < Number(below);
  const oldest = most ?? last;
  return (oldest !== undefined || CHILD.test(name)) && age <= Number(oldest ?? OLDEST_CHILD);
}
const isForChildren = (name: string): boolean => CHILD.test(name) || LIMIT.test(name);

/** 'Haircut' and the kids' cut */
const sharesWork = ({ name }: ServiceFact, words: readonly string[]): boolean =>
  tellingWords(name)
    .map(stemOf)
    .some((part) => part.length > 2 && !CHILD.test(part) && words.some((word) => stemOf(word).endsWith(part)));

/** `found`: what the words name; `told`: all that was said of it. As found where nothing of that tells which. */
export function fittingFor(
  found: readonly ServiceFact[],
  all: readonly ServiceFact[],
  told: string,
): readonly ServiceFact[] {
  const [age, ...ages] = new Set(agesIn(told));
  const words = tokenise(told);
  if (age !== undefined && ages.length === 0) {
    const named = new Set([...found, ...all.filter((one) => sharesWork(one, words))]);
    const like = [...named].filter(({ name }) => isForAge(name, age));
    if (like.length > 0) return like;
    const others = found.filter(({ name }) => !isForChildren(name));
    if (others.length > 0) return others;
  }
  const sexes = [HIM.test(told) ? FOR_MEN : null, HER.test(told) ? FOR_WOMEN : null].filter((one) => one !== null);
  const [sex, ...more] = sexes;
  const like = sex && more.length === 0 ? found.filter(({ name }) => sex.test(name)) : [];
  return found.length > 1 && like.length > 0 ? like : found;
}
