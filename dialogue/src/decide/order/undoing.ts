import { hear } from '../hear.ts';
import type { Talk } from '../talk.ts';

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

const TAKEN_BACK =
  /\S[\s,.;:\u2026-]+(?:(?:actually|oh|no|wait|you know what|sorry)[\s,.]+)*(?:never ?mind|forget (?:it|that|i said that)|scratch that)[.!\s]*$/i;

/** 'One of the fish with no sour cream... actually never mind': all of it is taken back before anything came of it. */
export function takesBackAll({ state, heard, say }: Talk): boolean {
  const isOrdering = /^(?:what|more|size|option|which|mean|change|confirm|name|help)$/.test(state.asked.kind);
  if (!isOrdering || !TAKEN_BACK.test(heard.text) || heard.words.length < 4 || heard.asking) return false;
  say.push('Okay, never mind that.');
  return true;
}
