const GOING = /^(?:scrap|forget|cancel|drop|scratch|lose|skip|remove|delete|ditch|axe|nix|take)$/;
const REPAIR =
  /^(?:i mean|i meant|no wait|wait no|or rather|rather|sorry|no sorry|no i mean|no make that|make that|scratch that)$/;

/** 'Make them buffalo, I mean bbq': the words that were taken back are left out, as few as do it. */
export function repaired(words: readonly string[]): (readonly string[])[] {
  // 'Scrap the mild one, make that a soba' takes back nothing that was said.
  if (GOING.test(words[0] ?? '')) return [words];
  for (let at = words.length - 2; at > 0; at--) {
    const length = [3, 2, 1].find((many) => REPAIR.test(words.slice(at, at + many).join(' ')));
    if (!length) continue;
    const right = words.slice(at + length);
    return [words, ...Array.from({ length: at }, (_, less) => [...words.slice(0, at - less - 1), ...right])];
  }
  return [words];
}
