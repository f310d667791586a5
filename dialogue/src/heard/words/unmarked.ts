/**
 * What is heard or typed without its marks, 'hang on Steve is out sick only two of the beef', gets a comma where a clause
 * begins: the ears leave the marks out of every fourth sentence that has some, and people who type out of most.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const SUBJECT = words('i you he she we they it that this there');
/** Subject and verb in one word. */
const CONTRACTED = words(
  `i'll i'm i'd i've you'll he's he'll he'd she's she'll she'd we're we've we'll we'd it's it'll that's that'll they're
  they'll they've there's im ive youll hes shes weve thats theyre theres let's lets`,
);
const AUXILIARY = words(
  `do does did can could will would should may is are am was were have has don't doesn't didn't can't couldn't won't
  wouldn't isn't aren't`,
);
const ASKING = words(`what what's whats how how's where where's when's why`);
/** A question of a kind or a measure has its verb further on: 'how late are you open', 'what time do you close'. */
const OF_A_KIND = words('what how which whose where whereabouts when why who');
const KIND_WORDS = 4;
/** What an order or a correction begins with; behind it stands what it is done to. */
const ORDERING = words('make give gimme get put add scrap scratch forget drop leave skip cancel throw change let');
const DONE_TO = words(
  `a an the my your our his her their this that these those some any no two three four five six seven eight nine ten one
  both all each another me it them us`,
);
/** 'Let me get a', 'I'm gonna get a', 'come get it' */
const ON_THE_WAY = words(`me us him her let's lets lemme gonna wanna gotta come go to can please`);
/** Nothing begins right behind these. */
const LEADING = words(
  `and but or so because cause cuz if when where what who how which why that than as like then while until till since
  unless to of in on at for with without from by about under before after around over into per between
  a an the my your our his her their some any no this these those it them
  want wants need needs know think guess mean hope say said see believe suppose sure certain positive sorry whether wonder wondering glad
  not just only also even maybe still really very too would could can do does did is are was were will have has
  had don't didn't be been i you he she we they it's that's i'm i'll we're`,
);
/** May end a clause all the same. */
const OBJECT = words('that this it them those these');
/** 'Anything I need to bring' */
const OPEN = words('anything something everything nothing thing things way day time all whatever');
const WISHING = /^(?:i|we) (?:want|need|don't|can't|won't)$|^(?:he|she|they) wants?$/;
/** 'The ground beef the fattier one': said once more, by what tells it. */
const THE_OTHER =
  /^(?:the|a) (?!and\b|or\b)\S+(?: (?!and\b|or\b)\S+)? ones?(?:$| (?:and|but|with|please|for|to|no|on)\b)/;
const TAKING = words('take have get do make pick book choose try like prefer keep');
const SO_MANY = /^only (?:one|two|three|four|five|six|\d+)\b/;
const FILLING = words('uh um oh so and well ok okay yeah yes no actually hi hey hello alright like');
/** A remark in front of something else, and one that ends. */
const REMARKS = ['you know what', 'know what', 'hang on', 'hold on', 'never mind', 'forget it', 'wait', 'got it'];
const TAIL = /^(?:that's|thats) (?:all|it|fine|okay|everything)\b/;

/** 'I wouldn't say that's right' is no yes behind a comma. */
const DENIES = /\b(?:no|not|never|nor|hardly|doubt|\p{L}+n['’]?t)\b/iu;
const AGREES =
  /\b(?:right|correct|fine|good|yes|yeah|yep|sure|okay|ok|perfect|great|works|go ahead|(?:do|place|book) it)\b/i;

const MARKED = /[\p{L}\p{N}'’)][.,;:!?…—]+\s|\s(?:-|--|—)\s/u;
const FEWEST = 5;

/** The same words, with a comma where a clause begins; what has marks of its own stays as it is. */
export function withMarks(text: string): string {
  const said = text.trim().split(/\s+/);
  if (said.length < FEWEST || MARKED.test(text) || (DENIES.test(text) && AGREES.test(text))) return text;
  const plain = said.map((word) =>
    word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[.?!,]+$/, ''),
  );
  let from = 0;
  const marked = said.map((word, at) => {
    if (at + 1 >= said.length || !beginsAt(plain, at + 1, from)) return word;
    from = at + 1;
    return `${word},`;
  });
  return marked.join(' ');
}

/** Whether a clause begins with this word, the last one having begun at `from`. */
function beginsAt(plain: readonly string[], at: number, from: number): boolean {
  const [last = '', here = '', next = ''] = plain.slice(at - 1, at + 2);
  const rest = plain.slice(at).join(' ');
  const said = plain.slice(from, at).filter((word) => !FILLING.has(word));
  if (said.length === 0) return false;
  if (REMARKS.includes(said.join(' '))) return here !== 'and';
  if (LEADING.has(last) && !(OBJECT.has(last) && at - from > 1)) return false;
  if (TAIL.test(rest) || REMARKS.some((remark) => remark.includes(' ') && rest.startsWith(`${remark} `))) return true;
  if (CONTRACTED.has(here)) return !OPEN.has(last) && (!OBJECT.has(last) || here.startsWith('i'));
  if (AUXILIARY.has(here) && SUBJECT.has(next))
    return at - from > 2 && !AUXILIARY.has(last) && !asksOfAKind(plain, at, from);
  if (ASKING.has(here)) return last !== 'me' && (AUXILIARY.has(next) || here.endsWith("'s"));
  if (ORDERING.has(here)) return DONE_TO.has(next) && !ON_THE_WAY.has(last) && !AUXILIARY.has(last) && !isAskedOf(said);
  if (OBJECT.has(last)) return false;
  if (WISHING.test(`${here} ${next}`)) return at - from > 2 && !OPEN.has(last);
  return SO_MANY.test(rest) || (at - from > 1 && !TAKING.has(last) && THE_OTHER.test(rest));
}

/** 'Can somebody make that right' */
const isAskedOf = ([first = '', ...more]: readonly string[]): boolean => AUXILIARY.has(first) && more.length < 3;

const asksOfAKind = (plain: readonly string[], at: number, from: number): boolean =>
  plain.slice(Math.max(from, at - KIND_WORDS), at).some((word) => OF_A_KIND.has(word));
