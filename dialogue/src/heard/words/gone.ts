/** That a thing does not do at all what it is there for: 'they went out', 'the pedal goes to the floor'. */
const GONE =
  /\b(?:gone|fail(?:s|ed|ing|ure)?|dead|broke|broken|busted|shot|lost|useless|cut out|(?:to|on|hits?|hitting|touch(?:es|ing)?) the floor|(?:gave|give|gives|giving|went|goes|going|go|are|is|just|all|knocked|blew|blown) out(?! of\b)|(?:dont|doesnt|didnt|not|wont|arent|isnt|barely|hardly|never|stopped|quit) (?:(?:even|really|at all|longer) )?(?:work\w*|stop\w*|hold\w*|grab\w*|brak\w*|respond\w*|catch\w*|there|doing anything))\b/;

/** 'No brakes' too, of those things. */
export function isGone(words: readonly string[], things: readonly string[] = []): boolean {
  return (
    GONE.test(words.join(' ')) ||
    words.some(
      (word, at) => things.some((thing) => word.startsWith(thing)) && /^(?:no|without|zero)$/.test(words[at - 1] ?? ''),
    )
  );
}
