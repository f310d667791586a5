import type { Line } from '../../state.ts';
import type { Talk } from '../../talk.ts';

/** Takes back the last change of this utterance, or all that the last utterance changed. */
export function undo(talk: Talk): void {
  if (talk.state.unclear.length > 0) {
    talk.state.unclear.pop();
    talk.say.push('Okay, never mind that.');
    return;
  }
  const { wondering } = talk.state;
  // 'Okay, forget it', of what was only asked about.
  if (!talk.previous && wondering && talk.turn.turn - wondering.turn <= 1) return void talk.say.push('Okay.');
  const back = talk.previous ?? talk.state.before;
  if (!back) return nothingToChange(talk);
  if (!talk.previous && OFF_AGAIN.test(talk.heard.words.join(' ')) && tookAway(back, talk.state.lines))
    return void talk.say.push('Okay.');
  talk.state.lines = back;
  talk.state.before = null;
  talk.previous = null;
  talk.state.readBack = false;
  talk.touched.clear();
  talk.state.focus = back.at(-1)?.id ?? null;
  talk.say.push('Okay, I took that back.');
}

/** 'None, leave that off', of what has just gone, brings nothing back. */
const OFF_AGAIN = /\b(?:leave|take|keep) (?:it|that|them|those) (?:off|out|away)\b/;

function tookAway(before: readonly Line[], now: readonly Line[]): boolean {
  const count = (lines: readonly Line[], isSo: (note: string) => boolean) =>
    lines.reduce((sum, { quantity, notes }) => sum + quantity * (1 + notes.filter(isSo).length), 0);
  const isDenied = (note: string) => /^(?:no|without) /.test(note);
  return (
    count(now, (note) => !isDenied(note)) < count(before, (note) => !isDenied(note)) ||
    count(now, isDenied) > count(before, isDenied)
  );
}

export function nothingToChange(talk: Talk): void {
  // 'Cancel the third one', of two.
  if (talk.state.lines.length > 0) return void (talk.understood = false);
  // 'How many does a large feed?' changes nothing.
  if (/^(?:how|what|whats|which|does|do|is|are)\b/.test(talk.heard.words.join(' ')))
    return void (talk.understood = false);
  talk.say.push("There's nothing on your order yet.");
}
