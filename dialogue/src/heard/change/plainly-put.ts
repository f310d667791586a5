import { SO_MANY } from './copied.ts';

/** A way to say a change that is another way to say one that is read already: what it is, and how that is said at once. */
interface Way {
  said: RegExp;
  plainly: string;
}

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|a dozen|half a dozen|\\d+)';
/** What stands: 'the soup', 'one of the rolls', 'those'. */
const WHAT =
  '(?<what>(?:(?:one|two|three|four|five|both|all|half) of )?(?:the|my|that|those|these|this|his|her|our)(?: (?!(?:the|my|that|an?|and|but|not)\\b)\\w+){0,5}?|it|them|mine|hers)';
const NAMED = '(?<what>(?:the |my |those |that )?\\w+(?: \\w+){0,4}?)';
const WHO = '(?:i|we|you|he|she|they|my \\w+|nobody|no one)';
const GOING =
  '(?:leave|take|keep|drop|skip|lose|forget|scrap|cancel|scratch|nix|cut|remove|ditch|delete|strike|get rid of|do without)';
const REST =
  '(?:the rest(?: of (?:it|them|that|the order))?|(?:all )?the others?(?: (?:stuff|ones?|things?|two|three|items?))?|everything else|all the rest|anything else)';
const AFTER_ALL = '(?: (?:after all|anymore|any more|now|then|either|actually|please|instead))*';

/** What stands, by its name: 'the mac and cheese'. */
const THING =
  '(?<what>(?:the|my|that|those|these)(?: (?!(?:the|my|that|those|an?|but|not|for)\\b)\\w+){1,6}?|that|those|it|them)';
/** 'I think I'll', 'we're not gonna', 'let's just' */
const SPEAKING =
  '(?:(?:i|we|ill|well|im|were|id|wed|lets|ive|weve|you|think|guess|decided|to|gonna|going to|just|actually|probably|will|would|can|could|should|have|be|he|she|they|better|maybe) )*';
const IT_WAS =
  '(?:(?:it|that|there|those|they|i|we|you|its|thats|theres|was|were|is|are|be|should|supposed to|meant to|only|just|said|say|ordered|asked for|wanted|want|meant|to|been) ?)';

/** 'She doesn't want any onions' */
const WANTS_NONE = '(?:doesnt|does not|dont|do not) (?:want|like|need|eat)(?: any)? (?<how>\\w+(?: \\w+)?)';

const WAYS: readonly Way[] = [
  { said: SO_MANY, plainly: 'make it $<many>' },
  { said: new RegExp(`^he ${WANTS_NONE}$`), plainly: 'no $<how> on his' },
  { said: new RegExp(`^she ${WANTS_NONE}$`), plainly: 'no $<how> on hers' },
  // 'Mine's a large'
  { said: /^(?<what>mine|his|hers)s (?=(?:an?|with|without|no|got|the) )(?<how>.+)$/, plainly: '$<what> is $<how>' },
  // 'I'm gonna pass on the pie', 'we'll do without the slaw', 'don't worry about the roll', 'I won't have the tea after all'
  {
    said: new RegExp(
      `^${SPEAKING}(?:pass on|skip|hold off on|do without|(?:fine|good|okay|ok) without|leave off|nix|(?:dont|do not|wont|will not|not)(?: (?:gonna|going to|be|really))* (?:have|having|do|doing|get|getting|take|taking|order|ordering|bother with|worry about|mind)|(?:took|taken) off|cancell?ed|no need for) ${THING}${AFTER_ALL}$`,
    ),
    plainly: 'take off $<what>',
  },
  { said: new RegExp(`^(?:ill|well|im gonna|i will) leave ${THING}${AFTER_ALL}$`), plainly: 'take off $<what>' },
  { said: new RegExp(`^(?:i|we) (?:already )?took ${THING} off$`), plainly: 'take off $<what>' },
  {
    said: new RegExp(
      `^${THING} (?:we|i|you) (?:can|could|should) (?:just )?(?:leave|take|skip)(?: (?:that|it|those|them))?(?: (?:off|out))?$`,
    ),
    plainly: 'take off $<what>',
  },
  {
    said: new RegExp(`^${THING} (?:isnt|is not|arent|wasnt|werent) (?:mine|ours|for (?:me|us)|on (?:my|our) order)$`),
    plainly: 'take off $<what>',
  },
  // 'The hero was supposed to be without tomato'
  {
    said: new RegExp(
      `^${THING} (?:was|is|were|are) (?:supposed|meant) to (?:be|come|have|get) (?<how>(?:with|without|no) .+)$`,
    ),
    plainly: '$<what> $<how>',
  },
  { said: new RegExp(`^double up (?:on )?${THING}$`), plainly: 'double $<what>' },
  {
    said: new RegExp(`^(?<many>${NUMBER}) (?:is|are|would be|will be) (?:enough|plenty|fine)$`),
    plainly: 'make it $<many>',
  },
  // 'There was no soup', 'yes, except the soup', 'everything but the soup', of what was read back
  {
    said: /^there (?:was|were|is|are|wasnt|isnt|werent|arent|shouldnt be|should be) (?:no|any|an?) (?<what>\w+(?: \w+){0,5})$/,
    plainly: 'take off the $<what>',
  },
  {
    said: new RegExp(
      `^(?:(?:everything|all(?: of it| that)?)(?: (?:is|looks|sounds) (?:right|good|fine|correct))? )?(?:but|except|except for|besides) ${THING}$`,
    ),
    plainly: 'take off $<what>',
  },
  // 'It was two pies', 'should be two pies', 'I only said two pies, not three', 'not three, two pies'
  {
    said: new RegExp(
      `^(?:not ${NUMBER} )?${IT_WAS}+(?<many>${NUMBER}) (?:of (?:the|those) )?${NAMED}(?: not (?:just |only )?(?:${NUMBER}|an?))?$`,
    ),
    plainly: 'just $<many> $<what>',
  },
  {
    said: new RegExp(`^not ${NUMBER} (?<many>${NUMBER}) (?:of (?:the|those) )?${NAMED}$`),
    plainly: 'just $<many> $<what>',
  },
  { said: new RegExp(`^not ${THING}$`), plainly: 'take off $<what>' },
  // 'It was a soup, not a salad'
  {
    said: new RegExp(`^${IT_WAS}+(?<what>(?:an?|the|one) .+?) (?:and )?not (?:an?|the|one|my) (?<gone>.+)$`),
    plainly: '$<what> instead of the $<gone>',
  },
  // 'The bear can go', 'one of the soups can come off'
  {
    said: new RegExp(
      `^${WHAT} (?:can|could|should|may|might|has to|have to|needs to|gotta) (?:just |actually )?(?:go|come off|come out|go away|be (?:left off|left out|taken off|taken out|removed|dropped|cancell?ed|skipped|scrapped|deleted))(?: (?:too|as well|please|now|actually))*$`,
    ),
    plainly: 'take off $<what>',
  },
  // 'The card you can leave off', 'the mild one, forget it'
  {
    said: new RegExp(
      `^${WHAT} (?:you can|you could|can you|could you|you may|lets|let us|we can|we could|i can|ill|id|just|please|we better|go ahead and)? ?(?:just |please )?${GOING}(?: (?:it|that|them|those))?(?: (?:off|out|away))?$`,
    ),
    plainly: 'take off $<what>',
  },
  // 'The teddy bear, we don't need it', 'the fries, nobody wants those'
  {
    said: new RegExp(
      `^${WHAT} ${WHO} (?:(?:really|actually) )?(?:(?:dont|doesnt|do not|wont|cant|didnt) )?(?:needs?|wants?|eats?|likes?|use|have)(?: (?:it|that|them|those))?${AFTER_ALL}$`,
    ),
    plainly: 'take off $<what>',
  },
  // 'We don't need the dragon anymore', 'she won't want the soup after all'
  {
    said: new RegExp(
      `^(?:(?:i|we|he|she|they|my \\w+) )?(?:really |actually )?(?:dont|do not|doesnt|does not|wont|will not) (?:really |actually )?(?:need|want|be needing|be having)(?: any| an?)? ${NAMED}${AFTER_ALL}$`,
    ),
    plainly: 'take off $<what>',
  },
  {
    said: new RegExp(
      `^(?:dont bother with|(?:lets |i would |id |ill )?(?:rather )?not (?:do|have|get|take|bother with)|(?:lets |ill |well )?(?:pass|hold off) on|(?:lets |we can |ill )?do without|(?:i |we )?(?:can|could) do without|(?:no need for|not)) ${WHAT}${AFTER_ALL}$`,
    ),
    plainly: 'take off $<what>',
  },
  {
    said: new RegExp(`^no (?<what>\\w+(?: \\w+){0,3}?) (?:after all|anymore|any more)$`),
    plainly: 'take off the $<what>',
  },
  // 'None of them with onions', 'no onions on either one', 'every one of them without', 'half with no onions'
  {
    said: /^neither(?: of (?:them|those|these|the \w+))? (?:with|has|have|gets?)(?: any)? (?<what>.+)$/,
    plainly: 'no $<what> on both',
  },
  {
    said: /^none(?: of (?:them|those|these|the \w+))? (?:with|has|have|gets?)(?: any)? (?<what>.+)$/,
    plainly: 'no $<what> on all of them',
  },
  {
    said: /^(?<how>(?:no|hold the|leave off the|take off the|without) .+?) (?:on|off|in|for) (?:either|neither)(?: ones?)?(?: of (?:them|those|these))?$/,
    plainly: '$<how> on both',
  },
  {
    said: /^(?<how>(?:no|hold the|leave off the|take off the|without) .+?) (?:on|off|in|for) any(?: ones?)?(?: of (?:them|those|these))?$/,
    plainly: '$<how> on all of them',
  },
  {
    said: /^(?:(?:each|every)(?: single)?(?: one)?(?: of (?:them|those|these|the \w+))?) (?<how>(?:with|without|no|gets|has) .+)$/,
    plainly: 'all of them $<how>',
  },
  { said: /^(?:just |only )?half (?<how>(?:with|without|no) .+)$/, plainly: 'half of them $<how>' },
  // 'Pickles off the burger', 'the egg left out'
  {
    said: /^(?:the )?(?<what>(?!(?:take|leave|keep|pull|get|it|that|them|those|these)\b)\w+(?: (?!off|out)\w+)?) (?:left |taken )?(?:off|out)(?: of)? (?:the|my|that) (?<where>\w+(?: \w+)?)$/,
    plainly: 'no $<what> on the $<where>',
  },
  {
    said: /^(?:the )?(?<what>(?!(?:take|leave|keep|pull|get|it|that|them|those|these|day|time)\b)\w+(?: (?!off|out)\w+)?) (?:(?:left|taken) (?:off|out)|off)$/,
    plainly: 'take off the $<what>',
  },
  { said: /^no (?<what>\w+(?: \w+){0,2} ones?)$/, plainly: 'take off the $<what>' },
  // 'She'd like chocolates better than the bear'
  {
    said: /^(?:\w+ (?:would )?)?(?:likes?|prefers?|wants?) (?<what>.+?) (?:better|more|rather) than (?<gone>(?:the|my|that) .+)$/,
    plainly: '$<what> instead of $<gone>',
  },
  // 'My husband wants fries on his'
  {
    said: /^(?:i|id|he|hed|hell|she|shed|shell|they|theyd|theyll|my \w+)(?: (?:also|really|just|will|would))*(?: (?:wants?|likes?|needs?|gets?|have|takes?))? (?<what>(?!(?:dont|doesnt|do|does|didnt|wont|cant|not|never|put)\b).+) on (?<whose>mine|his|hers|theirs)$/,
    plainly: 'put $<what> on $<whose>',
  },
  // 'Bring the tuna down to one', 'go down to three on the soil'
  {
    said: new RegExp(
      `^(?:bring|cut|knock|drop|take|get|scale|dial|reduce|lower|raise|increase|move|bump|make|change|put|switch) ${NAMED} (?:back )?(?:down |up )?to (?:just |only )?(?<many>${NUMBER})$`,
    ),
    plainly: 'make $<what> $<many>',
  },
  {
    said: new RegExp(
      `^(?:lets )?(?:go|come) (?:back )?(?:down |up )?to (?:just |only )?(?<many>${NUMBER}) (?:on|for|of|with) ${NAMED}$`,
    ),
    plainly: 'make $<what> $<many>',
  },
  // 'Two muffins is plenty', 'one coke is enough', 'I think two will do for the muffins'
  {
    said: new RegExp(
      `^(?<many>${NUMBER}) (?:of )?${NAMED} (?:(?:is|are|would be|will be|s) (?:plenty|enough|fine|okay|good|all (?:i|we) need|sufficient)|will do|would do|will be plenty)(?: for (?:us|me|now|everybody|everyone))?$`,
    ),
    plainly: 'just $<many> $<what>',
  },
  {
    said: new RegExp(
      `^(?<many>${NUMBER}) (?:(?:is|are|would be|will be|s) (?:plenty|enough|fine|okay)|will do|would do) (?:for|of|on) ${NAMED}$`,
    ),
    plainly: 'just $<many> $<what>',
  },
  { said: new RegExp(`^make (?:it|that) (?:just|only) (?<many>${NUMBER}) ${NAMED}$`), plainly: 'just $<many> $<what>' },
  {
    said: new RegExp(`^(?:make (?:it|that) )(?<many>${NUMBER}) (?:less|fewer) ${NAMED}$`),
    plainly: '$<many> less $<what>',
  },
  {
    said: new RegExp(`^(?:(?:i|we) need )?(?<many>${NUMBER}) ${NAMED} (?:less|fewer)$`),
    plainly: '$<many> less $<what>',
  },
  { said: new RegExp(`^(?:i|we) need (?<many>${NUMBER}) (?:less|fewer) ${NAMED}$`), plainly: '$<many> less $<what>' },
  // 'Everything off but the soups', 'drop everything except the lily'
  {
    said: new RegExp(
      `^(?:(?:take|drop|lose|cancel|remove|scratch|scrap|forget|delete|get rid of) )?(?:everything|it all|all of it|all that|all|the rest)(?: else)?(?: off| out| away)? (?:but|except|except for|besides|other than|apart from) ${NAMED}(?: off)?$`,
    ),
    plainly: 'just $<what>',
  },
  // 'Keep the baguette and lose the rest'
  {
    said: new RegExp(
      `^(?:only |just )?(?:keep|leave|do|have|take) (?:only |just )?${NAMED} (?:and )?(?:then )?${GOING} ${REST}(?: off)?$`,
    ),
    plainly: 'just $<what>',
  },
  // 'I'll only take the baguette', 'just keep the soups', 'leave just the soups on there'
  {
    said: new RegExp(
      `^(?:(?:ill|well|lets|i|we) )?(?:only|just) (?:take|have|do|get|keep|leave|go with) (?<what>(?:the|my|that|those) \\w+(?: \\w+){0,4}?)(?: (?:on|on there|on it))?$`,
    ),
    plainly: 'just $<what>',
  },
  {
    said: new RegExp(
      `^(?:keep|leave) (?:only|just) (?<what>(?:the|my|that|those) \\w+(?: \\w+){0,4}?)(?: (?:on|on there|on it))?$`,
    ),
    plainly: 'just $<what>',
  },
  {
    said: new RegExp(
      `^(?:(?:ill|well|lets|im gonna|im going to|just) )?(?:(?:just )?(?:stick|go|stay) with|leave it at|leave it with)(?: just| only)? (?<what>(?:the|my|that|those) \\w+(?: \\w+){0,4}?)$`,
    ),
    plainly: 'just $<what>',
  },
  // 'Just a soup, nothing else'
  {
    said: /^(?:only |just )?(?:an?|one) (?<what>\w+(?: \w+){0,4}?) (?:and )?(?:nothing (?:else|more)|thats (?:it|all))$/,
    plainly: 'just the $<what> nothing else',
  },
  // 'I'd rather have the volcano than the dragon', 'do the chocolates and not the bear'
  {
    said: /^(?:id |i would |wed |she would |hed )?(?:(?:rather|sooner|prefer) (?:to )?)?(?:have |do |take |get )?(?<what>(?:an?|the|two|three) .+) (?:than|to|over) (?<gone>(?:the|my|that) .+)$/,
    plainly: '$<what> instead of $<gone>',
  },
  {
    said: /^(?:do|get|have|take) (?<what>.+) (?:and|but) not (?<gone>(?:the|my|that) .+)$/,
    plainly: '$<what> instead of $<gone>',
  },
  {
    said: /^(?:switch|swap|change|trade|replace) out (?<gone>(?:the|my|that) .+) (?:for|with|to|by) (?<what>.+)$/,
    plainly: 'swap $<gone> for $<what>',
  },
];

/** The same change as it is said at once; the words as they are where no other way is known. */
export function plainlyPut(words: readonly string[]): readonly string[] {
  const said = words.join(' ');
  for (const { said: way, plainly } of WAYS) if (way.test(said)) return said.replace(way, plainly).split(' ');
  return words;
}
