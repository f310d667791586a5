import { FUNCTION_WORDS, singular, tokenise } from '../understand/words.ts';

/** Words that mean the same when a note is looked for. */
const TOPICS: readonly (readonly string[])[] = [
  ['address', 'located', 'location', 'where', 'wheres', 'corner', 'directions'],
  ['deliver', 'delivery', 'delivering', 'delivered'],
  ['pickup', 'takeout', 'carryout'],
  ['pay', 'card', 'cash', 'credit', 'payment', 'apple', 'venmo', 'debit'],
  ['park', 'parking', 'lot', 'garage'],
  ['long', 'ready', 'wait', 'minute', 'take'],
  ['cater', 'catering', 'party'],
  ['door', 'entrance', 'enter'],
  ['website', 'online', 'web', 'site'],
  ['gluten', 'celiac'],
  ['wheelchair', 'accessible', 'accessibility'],
];
/** Too common in questions to show what they are about. */
const WEAK = new Set(['much', 'street', 'where', 'take', 'long', 'order', 'pizza', 'food', 'offer', 'minute']);

/**
 * The note of the owner that best answers a question, by the words they share; null when none does. Notes that tell the
 * assistant how to behave are not for callers' ears and never read out.
 */
export function fromNotes(notes: readonly string[], question: readonly string[]): string | null {
  const asked = topicWords(question);
  if (asked.size === 0) return null;
  let best: { text: string; score: number } | null = null;
  for (const note of notes) {
    if (isInstruction(note)) continue;
    for (const sentence of note.split(/(?<=[.!?])\s+/)) {
      const said = topicWords(tokenise(sentence));
      const shared = [...asked].filter((word) => said.has(word));
      const score = shared.reduce((sum, word) => sum + (WEAK.has(word) ? 0.4 : 1), 0) / Math.sqrt(said.size + 1);
      if (shared.some((word) => !WEAK.has(word)) && score > (best?.score ?? 0)) best = { text: sentence.trim(), score };
    }
  }
  return best?.text ?? null;
}

function topicWords(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    const topic = TOPICS.find((names) => names.includes(word) || names.includes(singular(word)));
    if (topic?.[0]) found.add(`topic:${topic[0]}`);
    else if (!FUNCTION_WORDS.has(word) && word.length > 2) found.add(singular(word));
  }
  if (/\b\d+ .*\b(street|st|avenue|ave|boulevard|blvd|road|rd|lane|drive|square|plaza)\b/.test(words.join(' '))) {
    found.add('topic:address');
  }
  return found;
}

function isInstruction(note: string): boolean {
  return /^(if|when|whenever|never|always|do not|don't|ask|offer|tell|say|make sure|please|try)\b|\bcallers?\b|\bcustomers? (who|ask)/i.test(
    note.trim(),
  );
}
