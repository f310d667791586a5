/** Words as they are compared: small letters, no punctuation, no plural. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9@%]+/g, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Whether the words stand in the text, one behind the other. */
export const holds = (text: string, words: string): boolean => ` ${plain(text)} `.includes(` ${plain(words)} `);

/** Shares of what is named that the text names too. */
export function overlap(text: string, named: string): number {
  const words = plain(named).split(' ').filter(Boolean);
  const said = new Set(plain(text).split(' '));
  return words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length;
}
