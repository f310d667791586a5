const NAMED =
  '(?:english|spanish|french|german|italian|portuguese|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|tagalog|filipino|hindi|urdu|punjabi|bengali|tamil|arabic|farsi|persian|hebrew|yiddish|russian|ukrainian|polish|czech|hungarian|romanian|greek|turkish|armenian|albanian|dutch|swedish|norwegian|danish|finnish|creole|swahili)';
const SPOKEN = /\b(?:speak|talk|understand|communicat|answer|repl[yi]|respond|respons|language|interpreter|translat)/;
/** What may stand behind a language; what else does is something from there. */
const BESIDE =
  'please|instead|now|there|too|at|only|from|thanks|thank|or|and|if|speakers?|speaking|option|interpreter|translator|here|today|to|is|isnt|can|good|very|not|by';
const OF_THERE = new RegExp(`\\b${NAMED} (?!(?:${BESIDE})\\b)[a-z]`);
const LANGUAGE = new RegExp(`\\b${NAMED}\\b`);
const TO_SOMEBODY = /\b(?:speak|talk)(?:ing)? (?:to|with)\b/;
/** Who speaks it is not on the line. */
const THEY_SPEAK =
  /\b(?:she|he|they|mom|mother|dad|father|wife|husband|grandma|grandmother|parents) (?:only |just |mostly )?speaks?\b/;

/** Guessed to ask for another language, and does not: 'my mother speaks Greek', 'Japanese maples', 'may I speak to Walt'. */
export function isOfNoSpeech(words: readonly string[]): boolean {
  const said = words.join(' ');
  if (THEY_SPEAK.test(said)) return true;
  if (LANGUAGE.test(said)) return OF_THERE.test(said) && !SPOKEN.test(said);
  return TO_SOMEBODY.test(said) && !/\b(?:in|language)\b/.test(said);
}

/** The one that is asked for by its name; null where none is, or English. */
export function languageIn(words: readonly string[]): string | null {
  const named = LANGUAGE.exec(words.join(' '))?.[0] ?? null;
  return named === 'english' ? null : named;
}
