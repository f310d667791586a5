import { changesIn } from '../../heard/change/changes-in.ts';
import { NO_TIME } from '../../heard/when/when.ts';
import { clauseStarts, tokenise } from '../../understand/words.ts';
import { hear } from '../hear.ts';
import { ask, type Talk } from '../talk.ts';
import { onlyTells } from '../turn/reasons.ts';
import { isJustAsked, SKIPPED, standingOf } from './standing-changes.ts';

const BACK =
  /^(?:(?:no|nope|oh|wait|actually|sorry|okay|well|hm+|you know what|can you|could you|please|just) )*(?:(?:put|add) (?:it|that|them|those) back(?: (?:on|in|there|on there))?|take (?:that|it) back|(?:undo|go back on) that|(?:change|put|set) (?:it|that) back)(?: (?:again|please|then|after all|thanks|now))*$/;

/** 'No, put it back', 'take that back': as it stood before. */
export function putBackLast(talk: Talk): void {
  const { state, heard } = talk;
  if (state.before === null || state.unclear.length > 0 || !BACK.test(heard.words.join(' '))) return;
  talk.heard = { ...heard, acts: [{ kind: 'undo' }], leftover: [], appointment: { ...heard.appointment, wants: null } };
}

const UNDONE =
  /^(?:(?:no|nope|oh|wait|actually|sorry|okay|well) )*(?:scratch|forget|strike|undo|cancel|drop) (?:about )?(?:that|it|those|all that|the last one) (?:(?:no|actually|sorry|and|lets|do|make it) )*(?=(?:just|only) (?!(?:one|two|three|four|five|six|\d+)(?: of (?:them|those|these))?$))/;

/** 'Scratch that, just the one raita': what was said last is taken back, and nothing before it; then the rest is heard. */
export function undoFirst(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  const said = heard.words.join(' ');
  const undone = UNDONE.exec(said)?.[0];
  if (!undone || (state.before === null && state.unclear.length === 0)) return;
  if (state.unclear.length > 0) state.unclear.pop();
  else state.lines = state.before ?? state.lines;
  state.before = null;
  state.readBack = false;
  state.focus = state.lines.at(-1)?.id ?? null;
  state.asked = { kind: state.lines.length > 0 ? 'more' : 'what' };
  talk.heard = hear(said.slice(undone.length), facts, menu);
}

const OFF =
  /^(?:(?:no|nope|oh|wait|actually|sorry|okay|well|hm+|you know what|can you|could you|please|just) )*(?:(?:take|leave) (?:it|that|them|those|this) (?:back )?(?:off|out|away)|(?:take off|take out|remove|lose|skip|leave off|leave out) (?:it|that|them|those|this))(?: (?:again|please|then|instead|after all|thanks))*$/;

/** 'Add peppers', 'actually no, take them off': what was put on last goes, and not what it was put on. */
export function takeOffLast(talk: Talk): void {
  const { state, heard, facts, menu } = talk;
  const line = state.lines.find(({ id }) => id === state.focus);
  const stood = state.before?.find(({ id }) => id === line?.id);
  if (!line || !stood || state.unclear.length > 0 || !OFF.test(heard.words.join(' '))) return;
  const added = line.notes.filter((note) => !stood.notes.includes(note));
  const isSame = line.quantity === stood.quantity && line.variantId === stood.variantId;
  const isOnlyOne = state.lines.length === state.before?.length;
  if (!isSame || !isOnlyOne || added.length === 0 || added.some((note) => /^(?:no|not|without|keep) /.test(note)))
    return;
  talk.heard = hear(`no ${added.join(', no ')}`, facts, menu);
}

const LET_GO =
  /(?:^|[.,;!?]\s*)(?:(?:no|oh|well|okay|you know what|actually|sorry|just|never ?mind)[\s,]+)*(?:(?:forget|cancel|scrap|skip|drop) (?:about )?it|(?:i|we) (?:do not|don['’]?t|won['’]?t) (?:want|need) it)(?: (?:any ?more|then|now|after all|please|all))*[.!\s]*$/i;

/** 'My bus leaves in ten minutes, forget it', behind what was told of no dish: several lines stand, and 'it' is the order. */
export function letGoWhole(talk: Talk): void {
  const { state, heard, turn } = talk;
  const isToldOfNone = state.noted?.turn === turn.turn - 1 && state.wondering?.turn !== turn.turn - 1;
  if (state.lines.length < 2 || !isToldOfNone || heard.menuNames.dishes.length > 0 || !LET_GO.test(heard.text)) return;
  talk.heard = { ...heard, acts: [{ kind: 'cancel-order' }], leftover: [], when: NO_TIME };
}

const THINKING_AGAIN = '(?:actually|oh|no|nope|wait|you know what|sorry|hm+|uh|um|okay|well|hold on|hang on)';
const TAKEN_BACK = new RegExp(
  `^(?<deed>.*\\S)[\\s,.;:\\u2026-]+(?:${THINKING_AGAIN}[\\s,.]+)*(?:never ?mind|forget (?:it|that|i said that)|scratch that)[.!\\s]*$`,
  'i',
);
/** 'Actually no, forget that': nothing stands before it, and what was said last is meant. */
const ONLY_AGAIN = new RegExp(`^(?:${THINKING_AGAIN}[\\s,.!\\u2026-]*)*$`, 'i');
/** 'The mild one, forget it' */
const OF_ONE = /^\W*(?:the|that|my|those) (?:\p{L}+ ){0,3}\p{L}+\W*$/iu;

const AS_IT_WAS = "(?:as (?:it|they|is)(?:['’]s| is| are| was| were)?|plain|like (?:it|they) (?:is|are|was|were))";
/** 'One of them with eel sauce - no wait, that has wheat, leave that off' */
const LET_BE = new RegExp(
  '^(?<deed>.+?)[\\s,.;:\\u2026-]+(?:(?:oh|hm+|uh|um|ah|well|hold on|hang on)[\\s,.]+)*' +
    '(?:no|nope|wait|actually|never ?mind|sorry)(?<why>\\b.*?)[\\s,.;:-]*\\b' +
    `(?:(?:just )?leave (?:it|that|them)(?: (?:off|out|alone|${AS_IT_WAS}))?|keep (?:it|them|that) ${AS_IT_WAS}|skip (?:it|that)|forget (?:it|that)|don['’]?t(?: do (?:it|that)| bother)?|never ?mind(?: that)?|scratch that|(?:keep |leave )?(?:them |it |both |all )?(?:just )?plain)` +
    `(?:[\\s,.]+(?:both|all|they['’]re|it['’]s|just)(?: of them)?(?: just)?(?: ${AS_IT_WAS}))?[.!\\s]*$`,
  'i',
);

/** 'One of the fish with no sour cream... actually never mind': all of it is taken back before anything came of it. */
export function takesBackAll(talk: Talk): boolean {
  const { state, heard, say } = talk;
  if (skipsAskedAbout(talk)) return true;
  const isOrdering = /^(?:what|more|size|option|which|mean|change|confirm|name|help)$/.test(state.asked.kind);
  if (!isOrdering || heard.words.length < 4 || heard.asking) return false;
  const deed = TAKEN_BACK.exec(heard.text)?.groups?.deed;
  const isWhole = deed !== undefined && !ONLY_AGAIN.test(deed) && !(OF_ONE.test(deed) && state.lines.length > 0);
  if (!isWhole && !letsBe(talk)) return false;
  say.push('Okay, never mind that.');
  return true;
}

/** 'No, skip that', of a dish that was only asked about while nothing is ordered: nobody says goodbye by it. */
function skipsAskedAbout(talk: Talk): boolean {
  const { state, heard, say } = talk;
  const isSkipped = SKIPPED.test(heard.words.join(' ')) && heard.words.length < 6 && !heard.onMenu;
  if (state.lines.length > 0 || state.booking || !isJustAsked(talk) || !isSkipped) return false;
  state.topic = null;
  say.push('Okay.');
  ask(talk, { kind: 'what' }, 'What can I get you?');
  return true;
}

const LET_GO_OF_THAT =
  /^\W*(?:(?:okay|ok|oh|well|no|nope|nah|hm+|um|uh|then|in that case|ah)[\s,.]+)*(?:(?:just|let['’]?s|i['’]?ll|we['’]?ll|please|maybe) )*(?:skip|forget(?: about)?|leave|scratch|scrap|pass on|hold off on) (?:it|that|(?:that|this) one|those|them)(?: (?:off|out|then|please))*(?=\s*(?:$|[.,;!]))[\s.,;!]*(?:(?:and|but)\b\s*)?/i;

/** 'Skip that one, just a cappuccino', of a dish that was only asked about: what stands beside it stays. */
export function letsGoOfAsked(talk: Talk): boolean {
  const { state, heard, turn, facts, menu } = talk;
  const { wondering, lines, unclear } = state;
  // Whatever else was told in the same turn stands between.
  const isLately = wondering && turn.turn - wondering.turn <= (wondering.dishes.includes(state.topic ?? '') ? 2 : 1);
  const spoken = isLately ? wondering.dishes : [];
  const isOnOrder = lines.some(({ family }) => spoken.includes(family));
  if (spoken.length === 0 || isOnOrder || lines.length === 0 || unclear.length > 0) return false;
  if (!LET_GO_OF_THAT.test(heard.text)) return false;
  const rest = heard.text.replace(LET_GO_OF_THAT, '');
  state.topic = null;
  state.wondering = null;
  talk.say.push('Okay.');
  if (!/\p{L}/u.test(rest)) return true;
  talk.heard = hear(rest, facts, menu);
  return false;
}

/** What stands was to be changed, and is to be left as it is before the sentence ends. */
function letsBe({ state, heard, ...talk }: Talk): boolean {
  const { deed = '', why = '' } = LET_BE.exec(heard.text)?.groups ?? {};
  if (deed === '' || state.lines.length === 0) return false;
  const reason = tokenise(why).filter(
    (word) => !/^(?:no|wait|actually|sorry|hold|on|oh|hm+|uh|um|never|mind)$/.test(word),
  );
  if (reason.length > 0 && !onlyTells(reason)) return false;
  const changes = changesIn(tokenise(deed), clauseStarts(deed), standingOf({ state, heard, ...talk }), talk.menu);
  return changes?.every((change) => change.do === 'alter' || change.do === 'share-out') ?? false;
}
