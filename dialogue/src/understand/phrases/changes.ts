import { THAT } from '../../heard/reference.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../pattern.ts';
import { isMore, item, number, type Phrase, plain, size, wish } from '../phrase.ts';

const THAT_ONE = '(that|it|those|them|this|these|that one|this one|my order|the order)';
const CORRECTION =
  '(no|nope|wait|actually|sorry|i mean|i meant|i said|rather|oops|oh|or rather|correction|make that|make it|thats|well|but)';
const A = '[a|an|the|to|my|just]';
const PLEASE =
  '[no|nope|actually|wait|oh|sorry|and|also|but] [can you|could you|please|id like to|i want to|lets|just]';
const SHOULD =
  '(should be|should have been|is supposed to be|was supposed to be|were supposed to be|needs to be|has to be|was meant to be|is meant to be)';

function amend(heard: Heard): Act {
  const [quantity, more, named] = [number(heard), isMore(heard), item(heard)];
  return {
    kind: 'amend',
    target: named ? { ...THAT, item: named } : heard.reference(),
    quantity,
    size: size(heard),
    more,
  };
}

function replace(heard: Heard): Act | null {
  const by = wish(heard, '2');
  return by && { kind: 'replace', target: heard.reference(), by };
}

function correct(heard: Heard): Act | null {
  const to = wish(heard);
  return to && { kind: 'correct', to };
}

const remove = (heard: Heard): Act => ({ kind: 'remove', target: heard.reference() });

/** Changes of mind about what was ordered. */
export const changes: readonly Phrase[] = [
  {
    hear: [
      `${PLEASE} (make|change|switch|turn) REF [in|into|to|be] ${A} [NUM] SIZE !ITEM [one|ones|instead|please]`,
      `(do|have) ${THAT_ONE} [in|into|to|be] ${A} [NUM] SIZE !ITEM [one|instead|please]`,
      '(thats|make that|make it|i said|i meant) NUM of (the|those|my) [SIZE] ITEM',
      `${PLEASE} (make|change|switch) REF [to|be] [just] NUM !ITEM [of them|instead|total]`,
      `[no|nope|actually|wait|sorry] REF ${SHOULD} ${A} [NUM] SIZE !ITEM [one|ones|instead]`,
      `${CORRECTION} [no|sorry|actually|wait|i mean|oh] [thats|i said|make that|make it|can i get|id like|ill have|i want|i meant|lets do] ${A} [NUM] SIZE !ITEM [one|ones|instead]`,
      `${CORRECTION} [sorry|actually|wait|i mean] (make that|make it|lets do|i want|just|i said|i meant|thats) [just] NUM !ITEM [of them|of those|instead]`,
      '(no|nope|wait|actually|oh) (no|wait|sorry|actually|just|only) NUM !ITEM [of them|of those]',
      '(nope|wait|actually|just|only) NUM !ITEM [of them|of those]',
      '(sorry|i mean|i meant|i said|rather) NUM !ITEM [of them|of those]',
      `${A} [NUM] SIZE [one] instead`,
      '(in|the|in the|in a|a|an) SIZE (size|one|version)',
    ],
    as: amend,
  },
  {
    hear: [
      '(both|all|all of them|both of them|all three) [in|of them] [the|a] SIZE',
      'SIZE for (both|all|all of them)',
    ],
    as: (heard) => ({ kind: 'amend', target: { ...THAT, all: true }, quantity: null, size: size(heard), more: false }),
  },
  {
    hear: ['(one|NUM) of (them|those|these) [should be|is|as|in] [a] SIZE'],
    as: (heard) => {
      const target = { ...THAT, some: number(heard) ?? 1 };
      return { kind: 'amend', target, quantity: null, size: size(heard), more: false };
    },
  },
  {
    hear: [
      `(make|change|switch|do) ${THAT_ONE} ${A} NUM [of] [the|those] [SIZE] ITEM [instead]`,
      `${CORRECTION} [no|sorry|actually|wait|i mean] (make that|make it|thats) ${A} [NUM] [SIZE] ITEM [instead]`,
      `(no|nope|sorry|i mean|i meant|i said|oops|rather) [sorry|actually|wait|i mean|make it|make that] ${A} NUM [SIZE] ITEM [instead]`,
      `(nope|sorry|i mean|i meant|i said|oops|rather|or rather) [no|sorry|actually|wait|i mean] [i want|id like|the|a|an] [NUM] [SIZE] ITEM [instead]`,
      `no (a|an|the|i said|i meant|i mean|i want|id like|actually|wait|sorry|its|just) [a|an|the] [NUM] [SIZE] ITEM [instead]`,
      `(no|actually|wait) [a|an|the] [NUM] SIZE ITEM [instead]`,
      `(actually|wait) [a|an] [NUM] [SIZE] ITEM [instead]`,
    ],
    as: correct,
  },
  {
    hear: [
      `${PLEASE} (change|switch|swap|replace|make|turn|exchange|swap out|switch out|change out|trade) REF (to|for|with|into|in|be) ${A} [NUM2] [SIZE2] ITEM2`,
      `${PLEASE} make REF (a|an|the) [SIZE2] ITEM2`,
      `[no|nope|actually|wait|sorry] REF ${SHOULD} ${A} [NUM2] [SIZE2] ITEM2`,
      `${A} [NUM2] [SIZE2] ITEM2 instead of REF`,
      `(instead of|not|rather than) THING [but|can i get|can i have|id like|ill have|make it|i want|give me] ${A} [NUM2] [SIZE2] ITEM2`,
      `${A} [NUM2] [SIZE2] ITEM2 instead`,
      `${A} [NUM2] [SIZE2] ITEM2 (not|rather than) THING`,
    ],
    as: replace,
  },
  plain(
    'undo',
    '(scratch|forget|cancel|undo|remove|delete|strike|drop|lose|skip) (that|it|that one|the last one|that last one|the last thing)',
    '(take|leave) (that|it|that one) (off|out|away)',
    'never mind that',
    'i changed my mind !about !on !with',
    'i dont want (that|it|that one) [anymore|any more] !on !with !in !to !cut',
  ),
  {
    // 'Is there a fee if I have to cancel', 'do I have to cancel the order by noon'
    hear: [
      '(if|in case|unless|when|once) (i|we|id|wed) [ever] [do|did|have to|need to|needed to|had to|want to|wanted to|got to|should|must] cancel [the|my|our|this|it|that] [whole|entire] [order|thing]',
      '(do|would|must|should) (i|we) [have to|need to] cancel [the|my|our|this|it|that] [whole|entire] [order|thing]',
    ],
    as: () => ({ kind: 'asking' }),
  },
  plain(
    'cancel-order',
    '(cancel|forget|scratch|scrap|drop|delete|clear|erase) [the|my|this|that] [whole|entire] (order|thing|lot|everything|it all|all of it)',
    '(cancel|forget) [about] everything',
    'i dont want (anything|to order|the order|my order|this order|any of it) [anymore|any more]',
    '(i want|we want|i need|we need|im going|were going|ill have|have) to cancel [the|my|our|this] [order|whole thing]',
  ),
  {
    hear: [
      `${PLEASE} (remove|delete|drop|lose|cancel|take off|take out|takeout|forget|forget about|scratch|skip|get rid of|never mind|leave off|leave out|do without|hold|minus|strike|eliminate) [about] THING [from the order|from my order]`,
      '(i dont|dont) (want|need) [any] THING [anymore|any more]',
      '[i|we] (didnt|never) (order|ordered|ask for|asked for|want|wanted|say|said) [any|a|an|the] THING',
      `${PLEASE} (take|leave|knock) THING (off|out|away) [the order|of the order]`,
      'no more THING',
    ],
    as: remove,
  },
  plain(
    'keep',
    '[no|nope] [actually] (keep|leave) (it|that|them|those|that one) [in|on|there] [please|sorry|thanks] END',
  ),
  {
    hear: [`${PLEASE} (add|put|throw|include) [some|extra|more] (WORDS|ITEM2) (to|on|onto) REF`],
    as: (heard) => {
      const said = heard.pieces.map((piece) => piece.said);
      const what = (heard.text('WORDS') || (heard.piece('ITEM2')?.said ?? '')).replace(/^(some|extra|more) /, '');
      const much = said.some((word) => /^(?:extra|more)\b/.test(word)) ? 'extra' : 'add';
      return { kind: 'note', text: `${much} ${what}`, on: heard.reference() };
    },
  },
  {
    hear: ['NUM [of those|of them|of that]', 'NUM of THING'],
    as: (heard) =>
      isMore(heard)
        ? { kind: 'amend', target: heard.reference(), quantity: number(heard), size: null, more: true }
        : null,
  },
  {
    hear: ['ITEM (times|by) NUM'],
    as: (heard) => {
      const mention = item(heard);
      return (
        mention && { kind: 'add', wish: { item: mention, quantity: number(heard), size: null, notes: [] }, more: false }
      );
    },
  },
  plain(
    'start-over',
    'start (over|again|from scratch|from the beginning|fresh)',
    'lets start (over|again|from scratch)',
    'begin again',
    'clear [the|my] order',
  ),
  plain(
    'change-something',
    '(i want|i need|id like|can i|let me|could i|i have) to (change|fix|correct) (something|my order|the order|that|one thing) !to',
    '(can i|let me|could i) (change|fix|correct) (something|my order|the order|that|one thing) !to',
    'thats (wrong|not right|not it|incorrect|not what i said|not what i ordered|not what i want)',
    '(incorrect|wrong|not right|not quite|not correct)',
  ),
];
