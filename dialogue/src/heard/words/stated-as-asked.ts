/** Questions that stand inside of another sentence, as they are asked by themselves. */

const BE = 'is|are|was|were|am';
const MODAL = `${BE}|can|could|will|would|should|may|might|must`;
const WHO = "i|you|you guys|you folks|yall|y['’]all|we|they|he|she|it|there|this|that|these|those";
const MANY = /^(?:i|you|you guys|you folks|yall|y['’]all|we|they|these|those)$/i;
const SHORT: Readonly<Record<string, string>> = { s: 'is', re: 'are', m: 'am', ll: 'will', ve: 'have', d: 'would' };
/** What stands for what is asked, up to four words: 'the patch test', 'your address'. */
const NAMED = "(?!(?:is|are|can|does|do)\\b)(?:[\\p{L}\\d$'’-]+ ){0,4}?[\\p{L}\\d'’-]+";
const DOES =
  'comes?|includes?|takes?|costs?|has|needs?|works?|counts?|closes?|opens?|starts?|goes|runs?|applies|expires?|covers?';

const END = /[\s,]*[.?!]*$/u;
const asked = (text: string): string => `${text.replace(END, '')}?`;
const baseOf = (verb: string): string =>
  verb.toLowerCase() === 'has'
    ? 'have'
    : verb.toLowerCase() === 'goes'
      ? 'go'
      : verb.toLowerCase() === 'applies'
        ? 'apply'
        : verb.replace(/s$/i, '');

/** The verb before whom it is said of: 'you're open on Sunday' is 'are you open on Sunday'. Null of what is no such sentence. */
export function turned(text: string): string | null {
  const modal = new RegExp(`^(${WHO}) (${MODAL})(?:n['’]?t)? (.+)$`, 'iu').exec(text);
  if (modal) return `${modal[2]} ${modal[1]} ${modal[3]}`;
  const short = new RegExp(`^(${WHO})['’](s|re|m|ll|ve|d) (.+)$`, 'iu').exec(text);
  if (short) return `${SHORT[(short[2] ?? '').toLowerCase()]} ${short[1]} ${short[3]}`;
  const plain = new RegExp(`^(you(?: guys| folks)?|y['’]?all|i|we|they) ((?!guys\\b)\\p{L}.*)$`, 'iu').exec(text);
  if (plain) return `do ${plain[1]} ${plain[2]}`;
  const does = new RegExp(`^(${NAMED}) (${DOES})\\b(.*)$`, 'iu').exec(text);
  const is = new RegExp(`^(${NAMED}) (${MODAL})(?:n['’]?t)? (.+)$`, 'iu').exec(text);
  if (is && (!does || (is[1] ?? '').length < (does[1] ?? '').length)) return `${is[2]} ${is[1]} ${is[3]}`;
  if (does && !MANY.test(does[1] ?? '')) {
    const [, what = '', verb = '', rest = ''] = does;
    return `${verb.endsWith('s') ? 'does' : 'do'} ${what} ${baseOf(verb)}${rest}`;
  }
  return null;
}

/** 'You guys do keratin': 'do you guys do keratin?' */
export const statedAsAsked = (text: string): string => {
  const said = text.trim().replace(END, '');
  return asked(turned(said) ?? said);
};

const WHICH =
  '(?:how (?:much|long|late|far|early|soon|big|often|many(?: \\p{L}+){1,2}?)|what (?:time|size|kind of \\p{L}+|kinds of \\p{L}+)|(?:what|which)(?: \\p{L}+){0,2}?|when|where|who|why|how)';

/** 'What your address is', 'how long it takes', 'where to park': the question as it is asked by itself. */
export function whatIsAskedIn(text: string): string {
  const said = text.trim().replace(END, '');
  const to = new RegExp(`^(${WHICH}) to (.+)$`, 'iu').exec(said);
  if (to) return asked(`${to[1]} do I ${to[2]}`);
  const whom = new RegExp(`^(${WHICH}) ((?:${WHO})(?:['’](?:s|re|m|ll|ve|d))? .+)$`, 'iu').exec(said);
  const inverted = whom ? turned(whom[2] ?? '') : null;
  if (whom && inverted) return asked(`${whom[1]} ${inverted}`);
  const last = new RegExp(
    `^(${WHICH}) ((?:the|your|my|an?) .+?|\\p{L}+(?: \\p{L}+)?) (is|are|was|costs?|takes?|runs?|opens?|closes?)((?: (?:on|for|at|to|tonight|today|tomorrow)\\b.*)?)$`,
    'iu',
  ).exec(said);
  if (last) {
    const [, which = '', what = '', verb = '', rest = ''] = last;
    if (/^(?:is|are|was|do|does|can|could|will|would|should)\b/i.test(what)) return text;
    if (/^(?:is|are|was)$/i.test(verb)) return asked(`${which} ${verb} ${what}${rest}`);
    return asked(`${which} ${verb.endsWith('s') ? 'does' : 'do'} ${what} ${baseOf(verb)}${rest}`);
  }
  return text;
}
