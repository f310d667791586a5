/** Words whose full stop does not end a sentence. */
const ABBREVIATION = /(?:^|\s)(?:mr|mrs|ms|dr|st|ave|blvd|no|vs|e\.g|i\.e|a\.m|p\.m|approx)\.$/i;
const SENTENCE_END = /[.!?…]+["')\]]*(?=\s)|\n+/g;

/** A sentence without an end is said in parts of about this many characters. */
const LONGEST = 240;

/** Cuts a stream of words into sentences, as soon as each is known to be whole. */
export function createChunks(): { push(text: string): string[]; rest(): string[] } {
  let open = '';

  function take(length: number): string[] {
    const sentence = open.slice(0, length).replace(/\s+/g, ' ').trim();
    open = open.slice(length);
    return sentence === '' ? [] : [sentence];
  }

  function nextEnd(): number {
    for (const match of open.matchAll(SENTENCE_END)) {
      const end = match.index + match[0].length;
      // "5 p.m. Tuesday" is read on; "at 5 p.m." ends when nothing follows.
      if (!ABBREVIATION.test(open.slice(0, end))) return end;
    }
    if (open.length < LONGEST) return 0;
    const comma = open.lastIndexOf(', ', LONGEST);
    return comma > 0 ? comma + 1 : Math.max(open.lastIndexOf(' ', LONGEST), 0) || LONGEST;
  }

  return {
    push(text) {
      open += text;
      const sentences: string[] = [];
      for (let end = nextEnd(); end > 0; end = nextEnd()) sentences.push(...take(end));
      return sentences;
    },
    rest: () => take(open.length),
  };
}
