import { type Chance, pick } from './grammar.ts';

/** What stands around a request in speech, and what goes wrong on the way. */
const BEFORE = [
  'hi',
  'hello',
  'hey',
  'um',
  'so',
  'yeah',
  'okay',
  'please',
  'excuse me',
  'hi there',
  'yes hi',
  'oh',
  'well',
  'and',
  'can you tell me',
  'i was wondering',
  'quick question',
  'do you know',
  'i want to know',
  'i just wanted to ask',
  'could you tell me',
  'please tell me',
  'i would like to know',
  'let me know',
  'can you find out',
  'do you happen to know',
  'i have a question',
  'hi im calling to ask',
  'tell me',
  'i need to know',
  'good evening',
];
const AFTER = ['please', 'thanks', 'thank you', 'today', 'by any chance', 'or what', 'do you know', 'right now', 'sir'];

/** The sentence as somebody may say it, and as it may be written down. */
export function asSpoken(sentence: string, chance: Chance): string {
  let words = sentence.split(' ');
  if (chance() < 0.22) words = [pick(BEFORE, chance), ...words];
  if (chance() < 0.08) words = [...words, pick(AFTER, chance)];
  if (words.length > 4 && chance() < 0.15) words.splice(Math.floor(chance() * words.length), 1);
  if (chance() < 0.08) {
    const at = Math.floor(chance() * words.length);
    words[at] = misspelt(words[at] ?? '', chance);
  }
  return words.join(' ');
}

function misspelt(word: string, chance: Chance): string {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(chance() * (word.length - 2));
  const [here, next] = [word.charAt(at), word.charAt(at + 1)];
  const way = chance();
  if (way < 0.4) return word.slice(0, at) + word.slice(at + 1);
  if (way < 0.7) return `${word.slice(0, at)}${next}${here}${word.slice(at + 2)}`;
  return `${word.slice(0, at)}${here}${word.slice(at)}`;
}
