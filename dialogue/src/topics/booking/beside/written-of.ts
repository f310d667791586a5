import type { Talk } from '../../../decide/talk.ts';
import { isOnlyAskedOf } from '../../../heard/appointment/of-coming.ts';
import { isFirstName } from '../../../heard/first-names.ts';
import { tokenise } from '../../../understand/words.ts';
import type { Draft } from '../draft.ts';

/** Who is written of: 'Marco does large breeds', 'ask for Renee', 'Dr. Amara Osei does backs'. */
const NAMED =
  /(?:\b(?<title>Dr|Doctor|Mr|Mrs|Ms|Miss)\.? )?(?<name>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?= (?:and \p{Lu}[\p{L}'-]+ )?(?:does|do|is|works|sees|comes|takes|cuts|teaches|books)\b)|\b(?:ask for|by|with) (?:(?<title2>Dr|Doctor)\.? )?(?<name2>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/gu;

/**
 * 'He's only with Marco', 'and that'd be with Jonas, right': who is asked for is known by what the owner wrote, where the house
 * keeps no list of them. Null where nobody is.
 */
export function writtenOf({ facts, heard, state }: Talk, said = heard): string | null {
  if (facts.persons.length > 0) return null;
  const own = tokenise([heard.caller.name, state.name, facts.callerName].filter(Boolean).join(' '));
  for (const { text } of facts.notes)
    for (const { groups } of text.matchAll(NAMED)) {
      const name = groups?.['name'] ?? groups?.['name2'] ?? '';
      const title = groups?.['title'] ?? groups?.['title2'];
      const parts = tokenise(name);
      const isPerson = title !== undefined || isFirstName(parts[0] ?? '') || parts.length === 1;
      const spoken = parts.find((part) => part.length > 2 && said.words.includes(part) && !own.includes(part));
      if (!spoken) continue;
      const at = said.words.indexOf(spoken);
      const before = said.words.slice(0, at).join(' ');
      const isMeant =
        !isOnlyAskedOf(before, said.words.slice(at + 1).join(' ')) && (LEADS.test(before) || isFirstName(spoken));
      if (isPerson && isMeant) return title ? `${title} ${name.split(' ').at(-1) ?? name}` : name;
    }
  return null;
}
const LEADS =
  /\b(?:with|by|see|sees|seeing|for|to|have|get|want|like|prefer|only|dr|doctor|mr|mrs|ms|can|could|does|is|would|when|whenever|if)$/;

/** 'And that'd be with Jonas': what is moved has no notes, so it is passed on with it. */
export function hearWhom(talk: Talk, draft: Draft): void {
  const { anybody, by } = talk.heard.appointment;
  const whom = anybody ? null : (by ?? writtenOf(talk));
  if (draft.doing === 'move' && whom !== null && whom !== draft.by) draft.beside.push(`with ${whom}`);
  draft.by = anybody ? null : (whom ?? draft.by);
}
