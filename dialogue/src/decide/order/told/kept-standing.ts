import { meantBy } from '../../../heard/change/meant.ts';
import { everyOwnerIn } from '../../../heard/change/whose.ts';
import { list } from '../../../say/wording.ts';
import { hear } from '../../hear.ts';
import type { Line } from '../../state.ts';
import { changing, type Talk } from '../../talk.ts';
import { answerKeep } from '../allergens.ts';
import { standingOf } from '../standing-changes.ts';

/** What stands is named so: the words that name it are in `what`. */
const THAT = '(?:its|theyre|thats|thisll|it|them|they|that|those|these|this)';
const OF_SOMEBODY =
  '(?:mine|ours|(?:(?:just|only|all|actually|really|gonna be|going to be|meant|supposed to be) )*for (?:(?:my|our|her|his|the|a) \\w+(?: \\w+)?|me|us|him|her|them|myself|\\w+)(?: (?:and|not) (?:me|us|him|her|them|(?:my|our|the) \\w+))?|(?:my|our) \\w+s)';
const IS = '(?:s|is|are|re|was|were|will be|ll be)';

/** In front of it, between and behind: agrees, or leads on. */
const LED =
  /^(?:no|nope|nah|yes|yeah|yep|yup|sure|okay|ok|oh|well|uh|um|actually|please|thanks|thank you|just|and|but|so|anyway|anyways|then|though|still|all the same|either way|of course|absolutely|definitely|go ahead|as is|as it is|as they are|i know|we know|i understand|thats right|right|for sure|its not for (?:me|him|her|them|my \w+)|(?:s?hes?|they|theyre|i|im|we|were) (?:wont|not|isnt|arent|aint|doesnt|dont|didnt) (?:be |going to |gonna |even )*(?:eat|eating|have|having|touch|touching|get|getting|want) (?:it|that|them|those|this|any|any of (?:it|that|them)))(?= |$)/;
const FINE =
  /^(?:(?:thats|its|that is|it is|theyre|thatll be|itll be|thats totally|thats all) (?:fine|ok|okay|alright|all right|good|cool|no problem)(?: (?:by|with|for) (?:me|us|him|her))?|no (?:problem|worries)|not a problem|dont worry(?: about (?:it|that))?|(?:please )?(?:dont|do not|no need to) (?:take|remove|change|cancel|drop|touch) (?:it|that|them|those|anything)(?: off| out)?|(?:im|were) (?:fine|good|okay|ok) with (?:it|that|them))(?= |$)/;
const KEPT = new RegExp(
  '^(?:(?:you can|can you|could you|please|ill|well|i will|we will|lets|i want to|we want to|id like to|i still want to|just|go ahead and) )*' +
    '(?:keep|keeping|leave|(?:i|we) (?:do )?still (?:want|need)|(?:i|we|he|she|they|my \\w+) (?:do|does) wants?|still want) ' +
    '(?<what>it all|all of (?:it|them|that)|both of (?:them|those)|(?:both|all|the|my|that|those|these|his|her|our) .+?|it|them|that|those|this|these|both|all|everything|mine|(?:my|our) \\w+s)' +
    '(?: (?:in|on|there|on there|on the order|on it|in there|as is|as it is|as they are|the same|the way it is|the way they are))*' +
    '(?= (?:please|thanks|thank you|anyway|anyways|then|though|all the same|either way|no|yes|yeah|and|but|its|theyre|thats|it|they|i|im|we|for|because|cause|cuz|since|s?he|s?hes|s?hell|theyll|ill|my|just|take|remove|cancel|drop|skip|lose|add|make|can|could|change|get|give|lets|scratch|forget|what|how|do|is)\\b|$)',
);
const FOR_THEM = /^(?:for (?:me|us|him|her|them|myself|(?:my|our|the) \w+)|(?:because|cause|cuz|since))(?= |$)/;
const IS_THEIRS = new RegExp(
  `^(?<what>(?:its|theyre|thats)|${THAT}(?: (?:one|ones))?|(?:both|all|the|that|those|these)(?: of)? .+?)(?:(?<=\\ws|theyre)| ${IS}) (?<whom>${OF_SOMEBODY})(?= |$)`,
);
const EATS = new RegExp(
  '^(?<whom>im|ill be|ill|were|(?:my|our) \\w+(?: is|s)?) (?:the (?:one|ones|only one) )?(?:eating|having|getting|ordering|eat|have|who(?:s| is) (?:eating|having)) (?<what>it|that|them|those|this|both|(?:the|both) .+?)(?= |$)',
);

/** 'Then drop it' */
const DROPPED =
  /^(?:(?:no|nope|nah|oh|well|hm+|um|uh|okay|actually|yeah|please|then|so|you can|just|lets|better|id rather) )*(?:(?:take|leave|get) (?:it|that|them) (?:off|out)|(?:drop|remove|cancel|skip|lose|delete|scratch|forget) (?:it|that|them))(?: (?:then|please|thanks|instead|off|the order|from the order))*$/;
/** It is not the same any more. */
const GOES =
  /\b(?:off|out|drop|cancel|skip|lose|remove|delete|without|instead|no|not|forget|scratch|swap|switch|change|replace|rather)\b/;

const OF_ALL = /^(?:both|all|everything|it all)\b/;
const MANY = /^(?:they|theyre|them|those|these)\b/;

/** What of the order is said to stay, and what else was said. */
interface Kept {
  lines: readonly Line[];
  /** It was said that it stays, and not only whose it is. */
  plainly: boolean;
  rest: string;
}

/**
 * 'Keep it', 'the flan is mine', 'no, that's fine, they're for my boyfriend', asked whether it stays with an allergy: it stays as it
 * stands, and what else is said is heard by itself. What is said to stay while nothing asks for it stays as well. True when that
 * was all.
 */
export function keepsStanding(talk: Talk): boolean {
  const { state, facts, menu, say } = talk;
  const { asked } = state;
  if (!facts.orderingEnabled || state.booking || state.lines.length === 0 || talk.heard.asking) return false;
  if (asked.kind === 'keep' && DROPPED.test(talk.heard.words.join(' '))) {
    answerKeep(talk, asked.line, 'no');
    return true;
  }
  const kept = keptIn(talk);
  // 'Just keep the tea' lets the rest go, where nothing asks whether it stays.
  const isOnly = asked.kind !== 'keep' && /\b(?:just|only)\b/.test(talk.heard.words.join(' '));
  if (!kept || isOnly || (asked.kind !== 'keep' && !kept.plainly)) return false;
  talk.understood = true;
  // It is asked once more.
  if (!kept.plainly && isForWhoIsAllergic(talk)) return true;
  changing(talk);
  for (const { id } of asked.kind === 'keep' ? kept.lines : []) answerKeep(talk, id, 'yes');
  const names = [...new Set(kept.lines.flatMap(({ family }) => menu.family(family)?.name ?? []))];
  say.push(`Okay, I'll keep the ${list(names)}.`);
  if (kept.rest === '') return true;
  state.focus = kept.lines.at(-1)?.id ?? state.focus;
  state.asked = { kind: 'more' };
  talk.heard = hear(kept.rest, facts, menu);
  return false;
}

/** 'Oh, it's for him', of the one who has the allergy, is no wish to keep it. */
function isForWhoIsAllergic({ state, heard }: Talk): boolean {
  const told = state.allergic ?? null;
  const said = everyOwnerIn(heard.words).map(({ who }) => who);
  return told !== null && said.some((who) => who === told || /^(?:him|her)$/.test(who));
}

function keptIn(talk: Talk): Kept | null {
  const { state, heard } = talk;
  const line =
    state.asked.kind === 'keep'
      ? state.lines.find((one) => 'line' in state.asked && one.id === state.asked.line)
      : undefined;
  let rest = heard.words.join(' ');
  const lines = new Set<Line>();
  let plainly = false;
  let stays = false;
  let fine = false;
  for (;;) {
    const led = LED.exec(rest)?.[0] ?? (stays ? FOR_THEM.exec(rest)?.[0] : undefined);
    const theirs = KEPT.exec(rest) ?? IS_THEIRS.exec(rest) ?? EATS.exec(rest);
    const named = theirs ? linesNamed(talk, theirs.groups?.what ?? '', line) : null;
    if (theirs && named) {
      for (const one of named) lines.add(one);
      plainly ||= theirs.groups?.whom === undefined;
      stays = true;
    } else if (FINE.test(rest)) fine = true;
    else if (led === undefined) break;
    const taken = theirs && named ? theirs[0] : (FINE.exec(rest)?.[0] ?? led ?? '');
    rest = rest.slice(taken.length).trim();
  }
  if (stays) return { lines: [...lines], plainly, rest };
  return fine && line && !GOES.test(rest) ? { lines: [line], plainly: true, rest } : null;
}

/** Null where something else is named than stands. */
function linesNamed(talk: Talk, what: string, asked: Line | undefined): readonly Line[] | null {
  const { lines } = talk.state;
  const bare = what.replace(/^(?:both|all)(?: of)?(?: (?:the|my|those|these|them|our))?\b/, '').trim();
  if (OF_ALL.test(what) && (bare === '' || bare === 'of it'))
    return asked && asked.quantity === 2 && what.startsWith('both') ? [asked] : lines;
  if (MANY.test(what)) return asked && asked.quantity === 1 ? lines : asked ? [asked] : null;
  if (new RegExp(`^(?:${THAT}|that one|this one|mine|the one)$`).test(what)) return asked ? [asked] : null;
  if (/^(?:my|our) \w+s$/.test(what) && asked && !meantBy(what.split(' '), standingOf(talk), talk.menu)) return [asked];
  const meant = meantBy(
    `the ${bare.replace(/^(?:the|that|those|these|my|his|her|our) /, '')}`.split(' '),
    standingOf(talk),
    talk.menu,
  );
  if (!meant || meant.byChoice || meant.isThat || meant.some !== null) return null;
  const ids = meant.lines.map(({ id }) => id);
  return lines.filter(({ id }) => ids.includes(id));
}
