/** Enough for one thing and what belongs to it; short enough to be read at a glance. */
const LONGEST = 700;

/** Cuts a text where its author did: at empty lines, then at the ends of sentences, then between words. */
export function passagesOf(text: string): string[] {
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((one) =>
      one
        .split('\n')
        .map((line) => line.replace(/[ \t]+/g, ' ').trim())
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
  const passages: string[] = [];
  let heading = '';
  for (const paragraph of paragraphs) {
    if (isHeading(paragraph)) {
      heading = heading === '' ? paragraph : `${heading}\n${paragraph}`;
      continue;
    }
    passages.push(...pieces(heading === '' ? paragraph : `${heading}\n${paragraph}`));
    heading = '';
  }
  return heading === '' ? passages : [...passages, ...pieces(heading)];
}

/** A heading belongs to what it stands above. */
const isHeading = (paragraph: string): boolean =>
  paragraph.length < 80 && !paragraph.includes('\n') && (paragraph.startsWith('#') || !/[.!?:;,]$/.test(paragraph));

function pieces(paragraph: string): string[] {
  const found: string[] = [];
  let open = '';
  for (const part of paragraph.split(/(?<=[.!?]\s|\n)/).flatMap(words)) {
    if (open !== '' && open.length + part.length > LONGEST) {
      found.push(open.trim());
      open = '';
    }
    open += part;
  }
  return open.trim() === '' ? found : [...found, open.trim()];
}

/** A sentence that is longer than a passage may be is cut between words, or, where there are none, anywhere. */
function words(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  return sentence.match(new RegExp(`[\\s\\S]{1,${LONGEST}}(?:\\s|$)|[\\s\\S]{1,${LONGEST}}`, 'g')) ?? [];
}
