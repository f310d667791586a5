import { numberAt } from '../../understand/numbers.ts';
import { rolesAt } from '../order/function-words.ts';

/** A part of an utterance that changes one thing, without what only leads up to it. */
export interface Clause {
  words: readonly string[];
  /** It takes back what was said before: 'no', 'I meant'. */
  correcting: boolean;
  /** It asks for something to be given: 'can I get'. */
  wishing: boolean;
  /** In the place of something that is not named. */
  instead: boolean;
  /** What was said last is no more, whatever that was: 'no, I said a tea', 'on second thought a tea'. */
  surely?: boolean;
  /** Something was taken off in it. */
  gone?: boolean;
  /** 'I changed my mind on the tea': what follows takes the place of that. */
  renounced?: boolean;
}

const CORRECTING =
  /^(?:no wait|wait no|no|nope|wait|actually|sorry|oops|rather|or rather|correction|my (?:bad|mistake)|i mean|i meant|i said|(?:(?:i|ive|we|weve|he|she|they|(?:my|our) \w+|[a-z]+)(?: has| have| just)? )?changed (?:my|our|his|her|their) minds?|change of plans?|hold on|hang on|id rather(?: have| do| get)?|id prefer|on second thoughts?|thats (?:wrong|not right|not it|incorrect|not what i (?:said|ordered|want|wanted))|(?:scratch|strike|cancel|scrap|forget) that|not that|no nope(?: nope)?|(?:switch|change)(?: over)? to|(?:yes|yeah|yep|right|correct|thats right) but|almost|not quite|i wanted|i asked for)$/;
/** Words that take back nothing but what was said last. */
const SURELY =
  /^(?:no nope(?: nope)?|no wait|wait no|or rather|correction|i mean|i meant|i said|id rather(?: have| do| get)?|id prefer|on second thoughts?|(?:scratch|strike|cancel|scrap|forget) that|not that|(?:switch|change)(?: over)? to)$/;
const WISHING =
  /^(?:can i (?:get|have|do|please have)|could i (?:get|have|do)|may i have|id (?:like|love)|i (?:want|need|would like)(?: to (?:get|have|order))?|ill (?:have|take|get|do|go with)|let me (?:get|have|do)|give me|get me|lets (?:do|get|have|go with)|can we (?:do|get|have)|could we (?:do|get|have)|(?:can|could) (?:he|she|they) (?:get|have)|we(?:ll| will)? (?:have|take|want|need)|how about|what about)$/;
const LEADING =
  /^(?:oh|um|uh|hm|you know what|know what|tell you what|so|okay|well|yes|yeah|hey|hmm|huh|and|but|also|then|plus|please|maybe|can you|could you|would you|will you|can we|could we|i (?:just )?(?:want|need|would like|wanted) to|id like to|id love to|lets|let me|go ahead and|if you can|if possible|do me a favor and|(?:he|she|they|my \w+) (?:says?|said)(?: to)?|is it possible to|i think|i guess|better|id better|you better|we better|could i|can i|it|to|you can|its|it is|everything (?:else )?(?:is )?the same (?:but|except))$/;
const LONGEST = 5;

const LED_BY = '(?:oh|um|uh|hm|hmm|so|okay|well|yeah|actually|wait|no|and|but|you know|i think|i guess)';

export const NONE_BEFORE: Omit<Clause, 'words'> = { correcting: false, wishing: false, instead: false };

/** Takes off what leads up to a clause, longest first, and remembers what it tells. */
export function clauseOf(words: readonly string[], before: Omit<Clause, 'words'> = NONE_BEFORE): Clause {
  let { correcting, wishing, surely = false } = before;
  let from = judgedAt(words);
  correcting ||= from > 0;
  for (;;) {
    const [length, kind] = leadAt(words, from);
    if (length === 0) break;
    correcting ||= kind === 'correcting';
    wishing ||= kind === 'wishing';
    surely ||= kind === 'correcting' && SURELY.test(words.slice(from, from + length).join(' '));
    from += length;
  }
  const { rest, corrects } = withoutEnd(words.slice(from));
  // 'Actually, could I also get …', 'toasted, no. And a tub of …' take nothing back.
  const led = words.slice(0, from).join(' ');
  const adds = /\balso\b|\b(?:no|nope) (?:and|plus)\b/.test(led) || / (?:also|too|as well)$/.test(words.join(' '));
  const instead = words.at(-1) === 'instead';
  return {
    words: rest,
    correcting: (correcting || corrects) && !adds,
    wishing,
    instead,
    surely: (surely || instead) && !adds,
  };
}

/** 'Eight's not going to be enough', 'that's too much': what follows takes its place. */
const JUDGED = new RegExp(
  `^(?:(?:${LED_BY} )*)(?:(?:the|that|an?|those) )?(?:\\w+ ){1,4}?(?:(?:really|probably|maybe|just|is|are) )*(?:(?:not|isnt|arent|aint|wont|doesnt|dont|never)(?: (?:be|seem|look|really|quite|going to be|likely to be))* (?:(?:big|large) )?enough|too (?:much|many|big|small|little|few|large))(?: (?:food|people|of us|for \\w+(?: \\w+)?))*(?= |$)`,
);
const judgedAt = (words: readonly string[]): number => JUDGED.exec(words.join(' '))?.[0].split(' ').length ?? 0;

/** Behind what is wished: 'would be better', 'is fine', 'sorry'. */
const ENDING =
  /^(.+?) (?:(?:would|will|might) be (?:better|great|good|nice|fine|perfect)|is (?:fine|good|better|okay|perfect)(?: too)?|(?:would|will) (?:do|work)|if (?:you can|thats okay|possible|(?:thats|its|that is|it is) (?:possible|no trouble|not too much trouble|alright|fine)|you have (?:it|that)|youve got (?:it|that)|you got (?:it|that))|(?:would|will|could|can) you(?: please)?|(?:but )?otherwise (?:yes|good|fine|great|perfect|(?:its|thats|all) (?:it|all|right|good|fine|perfect))|if you (?:would|could|dont mind)|okay|actually|sorry|i mean|i meant|please|thanks|then|not (?:on |just |only )?half(?: of it)?|not (?:just|only) (?:on |for )?(?:the |that )?\w+(?: (?:one|\w+))?|(?:cause |because |since )?its for (?:my|the|our|his|her) \w+)$/;

function withoutEnd(words: readonly string[]): { rest: readonly string[]; corrects: boolean } {
  const said = words.join(' ');
  // 'Make it a patty melt instead with the same side'
  let rest = said.replace(/ instead (?=(?:and |but )?(?:with|same|the same|no)\b)/, ' ');
  let corrects = said.endsWith(' instead') || rest !== said;
  for (let end = ENDING.exec(rest); end; end = ENDING.exec(rest)) {
    corrects ||= !/(?:please|thanks|possible|okay|can|then|(?:would|will|could|can) you|if you.*)$/.test(rest);
    rest = end[1] ?? '';
  }
  return { rest: rest.split(' ').filter((word) => word !== ''), corrects };
}

type Lead = 'correcting' | 'wishing' | 'leading';

function leadAt(words: readonly string[], from: number): [length: number, kind: Lead | null] {
  for (let length = Math.min(LONGEST, words.length - from); length > 0; length--) {
    const said = words.slice(from, from + length).join(' ');
    // 'Just the burger' keeps that alone, 'can you just add' adds.
    if (
      said === 'just' &&
      !/^(?:the|my|that|those|these|keep|leave|\d+|one|two|three|four|five|six)$/.test(words[from + 1] ?? '') &&
      !JUST_THAT.test(words.slice(from + 1).join(' '))
    )
      return [1, 'leading'];
    // 'No onions', 'it should be': these begin what is said.
    if (length === 1 && /^(?:no|it|to)$/.test(said) && !isLoose(words, from)) continue;
    // 'Cancel that' says by itself what is to become of it.
    if (GONE.test(said) && words.length === from + length) continue;
    // 'That's a large coffee', of what was read back otherwise.
    if (AS_IT_IS.test(said) && isToldAnew(words.slice(from + length))) return [length, 'correcting'];
    // 'Actually add a fish sandwich' takes nothing back.
    if (CORRECTING.test(said) && ADDS.test(words[from + length] ?? '')) return [length, 'leading'];
    if (CORRECTING.test(said) || (said === 'never mind' && NEVER_MIND.test(words[from + length] ?? '')))
      return [length, 'correcting'];
    // 'We'll do without the slaw' wishes for none.
    if (said.endsWith(' do') && words[from + length] === 'without') continue;
    if (WISHING.test(said)) return [length, 'wishing'];
    if (LEADING.test(said)) return [length, 'leading'];
  }
  return [0, null];
}

/** 'Just do the soup' keeps that alone, too. */
const JUST_THAT = /^(?:do|have|take|get|go with|stick with) (?:the|my|that|those) /;
const AS_IT_IS = /^(?:(?:thats|its|it is|it was|that was)(?: supposed to be)?|(?:it |that )?should be|supposed to be)$/;
/** 'It's one small, two large', but 'it's two o'clock'. */
const isToldAnew = (words: readonly string[]): boolean =>
  /^(?:an?|the)$/.test(words[0] ?? '') || (isCount(words, 0) && words.some((_, at) => at > 1 && isCount(words, at)));
const isCount = (words: readonly string[], at: number): boolean =>
  !/^an?$/.test(words[at] ?? '') && numberAt(words, at) !== null;
const GONE = /^(?:cancel|scrap|forget) that$/;
const ADDS = /^(?:add|also|throw|toss)$/;

/** 'Never mind the fries' takes those off. */
const NEVER_MIND = /^(?:|just|only|make|no|i|can|could|its|ill|do|lets|keep)$/;

/** Words that begin what is wished instead. */
const BEGINS =
  /^(?:no|not|wait|actually|sorry|i|make|just|the|that|thats|its|it|them|those|a|an|put|take|change|switch|swap|only|id|ill|my|can|could|without|on|keep|leave|add|give|get|do|lets|let|both|all)$/;

/** A 'no' before another word of its kind is one by itself. */
function isLoose(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  if (words[at] !== 'no') return false;
  return (
    BEGINS.test(next) || numberAt(words, at + 1) !== null || rolesAt(words, at + 1).some(({ role }) => role === 'not')
  );
}

/** Whether what was said before is taken back here. */
export const isRetort = (words: readonly string[], at: number): boolean =>
  /^(?:nope|wait|actually|sorry)$/.test(words[at] ?? '') ||
  (words[at] === 'i' && /^(?:mean|meant)$/.test(words[at + 1] ?? '')) ||
  isLoose(words, at);

const TAKEN_BACK =
  /^(.+) ((?:no wait|wait no|wait actually|actually no|no actually|(?<!\b(?:combo|item|number|special|meal|set) )no (?=(?:make (?:it|that) |just |only )?(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b)|actually (?=(?:just |make (?:it|that) |only )?(?:two|three|four|five|six|\d+)\b)|nope|oh wait|wait|sorry|i mean|i meant|or rather|scratch that|make (?:that|it|them))\b.+)$/;

/** 'Soup dumplings, two orders actually' */
const TOLD_BEHIND =
  /^(.+?) ((?:make (?:that|it) )?(?:one|two|three|four|five|six|\d+)(?: orders?| of (?:them|those|these))?,? (?:actually|sorry|i mean|rather),?)$/;

/** 'A mocha, and my buddy wants the same but decaf' */
const ALIKE_BEHIND = /^(.+?) ((?:and|then|plus|also) (?:[\w,]+ ){0,7}?(?:the )?same\b.*)$/;

/** 'A mocha for me, same for her' */
const SAME_BEHIND =
  /^(.+?,?) ((?:the )?same (?:for|thing|again)\b.*|(?:me|him|her|my \w+) too\b.*|(?:one|another) for (?:me|him|her|my \w+) (?:too|as well)\b.*|what (?:s?hes|theyre) having\b.*|(?:and )?so (?:will|would|does) (?:he|she|they|my \w+)|(?:and |plus )?(?:another one|one more|another)(?: of (?:those|them|the same))?(?: please)?)$/;

/** The same, with the first of them. */
const TAKEN_BACK_FIRST = new RegExp(TAKEN_BACK.source.replace('^(.+) ', '^(.+?) '));

/**
 * Every way to tell what was said from what takes some of it back, or speaks of it again, in the same breath: the last such
 * word, and where what follows it is no change, the first.
 */
export const takenBack = (words: readonly string[]): (readonly [before: string, behind: string])[] => {
  const said = words.join(' ');
  const ways = [TAKEN_BACK, TAKEN_BACK_FIRST, TOLD_BEHIND, ALIKE_BEHIND, SAME_BEHIND].map((way) => way.exec(said));
  return ways.flatMap((way, at) =>
    way && way[1] !== ways[at - 1]?.[1] ? [[way[1] ?? '', way[2] ?? ''] as const] : [],
  );
};

/** Both sides of each place where one of these stands. */
export function* splitAt(
  words: readonly string[],
  link: RegExp,
): Generator<[left: readonly string[], right: readonly string[], link: string]> {
  for (let at = 1; at < words.length; at++) {
    for (const length of [3, 2, 1]) {
      const said = words.slice(at, at + length).join(' ');
      if (at + length <= words.length && link.test(said)) yield [words.slice(0, at), words.slice(at + length), said];
    }
  }
}

/** 'And no mayo on any of them', 'all of them with egg' */
export const isOfAll = (words: readonly string[]): boolean => OF_ALL.test(words.join(' '));
const OF_ALL =
  /^(?:(?:and|but|also|then|plus) )*(?:(?:all|both|none|each|every one|any|either) (?:of (?:them|those|these)|three|four|five)\b|(?!one\b|two\b|(?:the )?others?\b).{1,40} (?:(?:on|for|with|off|in|from) )?(?:(?:all|both|any|each|every one|every single one|either)(?: (?:one )?of (?:them|those|these)| (?:two|three|four|five))|both|each|all)(?: please)?$)/;
