import { meantBy } from '../meant.ts';
import { AS_IT_IS } from '../standing.ts';
import { altered, contentOn } from './becoming.ts';
import { type Frame, verbOf } from './frame.ts';

/** What is done with a dish, and how the kitchen reads it. */
const DONE: Readonly<Record<string, string>> = {
  cut: 'cut',
  slice: 'sliced',
  toast: 'toasted',
  heat: 'heated up',
  warm: 'warmed up',
  grill: 'grilled',
  wrap: 'wrapped',
  pack: 'packed',
  bag: 'bagged',
  box: 'boxed',
};
const PREPARING = new RegExp(`^(?:${Object.keys(DONE).join('|')})(?: up)?$`);

/** 'Cut the tuna in half', 'toast the bagel', of a dish that is named. */
export const preparing: Frame = ({ words }, around) => {
  const [verb, rest] = verbOf(words, PREPARING) ?? ['', []];
  const done = DONE[verb.split(' ')[0] ?? ''];
  if (!done || !/^(?:the|my|that|those|them|both|all|each)$/.test(rest[0] ?? '')) return null;
  for (let at = rest.length; at > 0; at--) {
    const meant = meantBy(rest.slice(0, at), around.order, around.menu);
    if (!meant || meant.isThat || meant.byChoice) continue;
    const how = [...done.split(' '), ...rest.slice(rest[at] === 'up' ? at + 1 : at)];
    const offered = contentOn(how, meant, around);
    const notes = offered && offered.to.notes.length > 0 ? offered.to.notes : [how.join(' ')];
    return { changes: altered(meant, { ...AS_IT_IS, notes }, around), verb };
  }
  return null;
};
