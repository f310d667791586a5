import { THAT } from '../../heard/reference.ts';
import { item, number, type Phrase, plain, size } from '../phrase.ts';

/** Ways into an order, and what concerns the order as a whole. */
export const ordering: readonly Phrase[] = [
  plain(
    'start-order',
    '(id like|i want|i need|can i|could i|may i|i would like|calling|looking|id love|im calling|im looking|hoping|let me|im ready|ready) [to] (place|make|put in|start|do) [an|a|my] [new|pickup|takeout|delivery] order',
    '(id like|i want|i need|can i|could i|may i|calling|looking|im calling|im looking|let me|im ready|ready) [to] order [something|some food|food|now|please|from you]',
    '(im|were) (hungry|starving)',
    '(place|make|start) (an|a|another|a new|my) order',
    'takeout order',
    '[id like|i want|i need] [to] (place|make|do) NUM [separate|different] orders',
    '(can|could) (i|we) still (order|get food|get something|place an order|put in an order)',
    '(am i|is it|are we) too late to (order|place an order|get food|get something)',
    'are you [guys] still taking orders',
  ),
  {
    hear: [
      'id [also|really|just] (like|love|take|prefer) [to] [get|have|order|do|add|also] [some]',
      '(can|could|may|might) (i|we) [also|please|just] (get|have|order|do|grab|add|take|try) [some|me]',
      '(can|could|would) you [also|please|just] (get|give|add|put|bring|do|make) [me|us] [in|on] [some|down for]',
      'let me [also|just] (get|have|do|order|grab|take|try) [some]',
      '(give|get|bring) (me|us) [some]',
      '(i|we) [also|just|really] (want|need|wanted|needed|will have|will take|will get) [to] [order|get|have|add|also] [some]',
      'ill [also|just] (have|take|get|do|try|go with|grab|want|order|add) [some|also]',
      '(add|order|ordering|gimme|get|lets get|lets do|lets have|lets go with|lets add|how about|we want|well have|put me down for|also|plus|throw in|toss in|put in) [some|me|us|in|on|also]',
      '(id|im) (going to|gonna) (get|have|do|order|take|go with) [some]',
      'im (ordering|looking for|after|calling for|hoping to get|looking to get|going with|in the mood for)',
      '(looking|calling|hoping) to (order|get)',
      '[the] (first|second|third|next|other) [one|pizza|order|CATEGORY] (is|should be|will be|would be) [going to be]',
      'do you mind (adding|if i add)',
    ],
    as: () => ({ kind: 'wanting' }),
  },
  {
    hear: [
      '(ill|id|i|we|can i|could i|let me|give me) [like|want|will|would] [to] (have|take|get|try|want|like|order|go with|one) [NUM] [of] (that|it|those|them|that one|this one) [one|too|please|then] END',
      '(ill|id|i|we|can i|could i|let me) [also] (have|take|get|try|want|order|go with|do) [a|an|the] [NUM] SIZE (one|please|END)',
      '(give|get) me [a|an|the] [NUM] SIZE (one|please|END)',
      '(ill|can i|could i|let me|i) (have|take|get|want|do) NUM [of them|of those|orders] [please|then] END',
      '(do|take|lets do|ill do|lets go with) (that|those) END',
      '[yes|yeah|sure|okay|alright|just] [a|an|just] (one|NUM) [SIZE] [one|ones] of (that|those|them|these) [too|please|then] END',
      '[yes|yeah|sure|okay|alright|just] [a|an|just] SIZE [one|ones] of (that|those|them|these) [too|please|then] END',
      '(that|that one) (too|also|as well) END',
      'sign me up',
    ],
    as: (heard) => ({ kind: 'take-it', quantity: number(heard), size: size(heard) }),
  },
  {
    hear: [
      '(ill|id|i|we|can i|could i|let me|give me|lets) [like|want|will|would] [to] (have|take|get|try|want|like|order|go with|do) (that|it|those|them|that one|this one) instead',
      '(that|that one|those) instead',
    ],
    as: () => ({ kind: 'take-it', quantity: null, size: null, instead: true }),
  },
  {
    hear: [
      '[deliver|deliver it|delivered|delivery|its|im at|address is] [to|at] NUM WORDS (street|st|avenue|ave|road|boulevard|blvd|drive|lane|place|court) [(apartment|apt|unit|suite|floor|room) (NUM2|a|b|c|d|e|f|g)]',
    ],
    as: (heard) => {
      const said = heard.pieces.map((piece) => piece.said).join(' ');
      // A number that is spelt is heard with the rest of the address.
      return /\d/.test(said) ? { kind: 'special', text: `address: ${said.replace(/^\D*/, '')}` } : null;
    },
  },
  {
    hear: [
      '[its|for|thats] [for] [pickup|takeout|delivery|ready] (at|around|by|before|after) (CLOCK|NUM [NUM2]) [oclock|pm|am|p m|ish|thirty|fifteen]',
      '(for|its for|thats for|on) [pickup|takeout|delivery] [on|this|next] DAY [morning|afternoon|evening|night] [at|around|by|before|after] [CLOCK|NUM] [NUM2] [oclock|pm|am|p m|ish|thirty|fifteen]',
      'DAY [morning|afternoon|evening|night] (at|around|by|before|after) (CLOCK|NUM [NUM2]) [oclock|pm|am|p m|ish|thirty|fifteen]',
      '(for|its for|thats for|on) [pickup|takeout|delivery] [on|this|next] DAY (at|around|by) (noon|midnight|lunchtime|lunch|dinnertime|dinner)',
      '[its|for|thats] [for] [pickup|takeout|delivery|ready] (at|around|by) (noon|midnight)',
      '[for] [pickup|takeout|delivery|ready] in [about] NUM (minutes|hours|hour)',
    ],
    as: (heard) => ({
      kind: 'special',
      text: heard.pieces
        .map((piece) => piece.said)
        .join(' ')
        .replace(/^(its|thats) /, ''),
    }),
  },
  { hear: ['the ITEM is (fine|good|okay|great|enough|perfect)'], as: () => ({ kind: 'filler' }) },
  plain(
    'same-order',
    '(the|my) usual',
    '(same|the same) [thing|order] (as|like) ...',
    'what i (had|got|ordered) last time',
  ),
  plain(
    'read-order',
    '(what|how much) (do i have|is in my order|did i order|have i got|have i ordered|is my order|do we have) [so far|now]',
    'what did (i|we) [just|already] (order|get)',
    '(whats|read) [back] [me] (my|the) order [back|so far|again|to me|now]',
    'read (it|that|everything|me my order|the whole thing|all of it|all that|the order|my order|that all) back [to me]',
    'read me back [what (i have|you have|you got|ive got)|everything|the order|the whole thing]',
    'read back [to me] (what (i have|you have|you got|ive got)|everything|the whole thing)',
    '(whats|what was|how much was|how much is) (the|my) (total|bill|damage|whole thing|price for everything) [again]',
    'how much (is|does|will|would) (that|it|this|everything|all of that|all that|it all) [all] [come|be|cost|run|going to be|add up] [to|me|in total|altogether]',
    'how much (is it|do i owe|do i owe you|altogether|in total|total)',
    '(whats|what does) (that|it) come to',
    'total please',
    'so far',
  ),
  {
    hear: [
      '[its|this is|thats|make it|and its|all of it|the order is|just] for (pickup|takeout|carry out|carryout|delivery|dine in|here|to go)',
      '(pickup|takeout|to go|for here|delivery|carryout) please',
      '(ill|im|were|hell|shell|theyll|well|coming|going|will) [be|just] [come|coming|going] [to|and|by] [to|and] pickup',
      'to go',
    ],
    as: (heard) => specialFromPlace(heard.pieces.map((piece) => piece.said).join(' ')),
  },
  {
    hear: [
      '(special request|special instructions|special instruction|delivery instructions|add a note|put a note|make a note|note for the kitchen) [is|are|that|to|says|saying|for the order] REST',
      '(tell|let|ask) (the kitchen|the driver|the chef|the cook|them|him|sal|the restaurant|the delivery guy) [know] [to|that|its|about] REST',
    ],
    as: (heard) => ({ kind: 'special', text: heard.text('REST') }),
  },
  {
    hear: ['(ring|buzz|knock|use) [on|at] [the] ... (door|bell|doorbell|buzzer|entrance|intercom)'],
    as: (heard) => spoken(heard.pieces, /\b(ring|buzz|knock|use)\b.*\b(door|bell|doorbell|buzzer|entrance|intercom)\b/),
  },
  {
    hear: [
      '(with|and|include|need|no|extra|add|some|send|we need) [no|some|extra|the|any|lots of] (napkins|utensils|plates|forks|silverware|cutlery|plastic forks|plastic silverware)',
    ],
    as: (heard) =>
      spoken(heard.pieces, /\b(no|extra|some)?\s?(plastic )?(napkins|utensils|plates|forks|silverware|cutlery)\b/),
  },
  {
    hear: ['[can|could|please] [you] (make|do|prepare) (the|my) [SIZE] ITEM'],
    as: (heard) => {
      const mention = item(heard);
      return mention && { kind: 'about', on: { ...THAT, item: mention, size: size(heard) }, orElse: 'add' };
    },
  },
  {
    hear: [
      '[and|also|but|then] [can|could|have|make|do|with] [you] [make|do|have] PLACED [have|has|get|gets|with] [be|made|done] !and',
    ],
    as: (heard) => ({ kind: 'about', on: heard.reference(), orElse: 'nothing' }),
  },
  {
    hear: ['(on|for) the ITEM'],
    as: (heard) => {
      const mention = item(heard);
      return mention && { kind: 'about', on: { ...THAT, item: mention }, orElse: 'nothing' };
    },
  },
];

function specialFromPlace(said: string) {
  const how = /\b(pickup|takeout|carry ?out|delivery|dine in|for here|to go)\b/.exec(said)?.[1];
  return how
    ? ({ kind: 'special', text: how === 'for here' ? 'dine in' : `for ${how}`.replace('for to go', 'to go') } as const)
    : null;
}

function spoken(pieces: readonly { said: string }[], what: RegExp) {
  const text = what.exec(pieces.map((piece) => piece.said).join(' '))?.[0].trim();
  return text ? ({ kind: 'special', text } as const) : null;
}
