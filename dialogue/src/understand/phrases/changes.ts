import type { Act } from '../acts.ts';
import { THAT as HERE } from '../note-target.ts';
import type { Heard } from '../pattern.ts';
import { category, isMore, item, number, type Phrase, plain, size, wish } from '../phrase.ts';

const THAT = '(that|it|my order|the order|those|them|this|these|that one|this one|the last one|that last one|mine)';
const CORRECTION =
  '(no|nope|wait|actually|sorry|i mean|i meant|i said|rather|oops|oh|or rather|correction|make that|make it|thats|well|but)';
const A = '[a|an|the|to|my|just]';

function amend(heard: Heard): Act {
  const target = item(heard);
  const [quantity, more] = [number(heard), isMore(heard)];
  return { kind: 'amend', target, quantity, size: size(heard, 'SIZE2') ?? size(heard), more, all: false };
}

function replace(heard: Heard): Act | null {
  const by = wish(heard, '2');
  return by && { kind: 'replace', target: item(heard), by };
}

function correct(heard: Heard): Act | null {
  const to = wish(heard);
  return to && { kind: 'correct', to };
}

function remove(heard: Heard): Act | null {
  const target = item(heard);
  return target && { kind: 'remove', target, quantity: number(heard), size: size(heard) };
}

/** Changes of mind about what was ordered. */
export const changes: readonly Phrase[] = [
  {
    hear: [
      `(make|change|switch|turn|do|have) ${THAT} [in|into|to|be] ${A} [NUM] SIZE !ITEM [one|instead|please]`,
      `(make|change|switch) ${THAT} [to|be] [just] NUM !ITEM [of them|instead|total]`,
      `(make|change|switch) [the|my|that] [SIZE] ITEM [into|to|be] ${A} [NUM] SIZE2 !ITEM [one]`,
      `(make|change|switch) [the|my] [SIZE] ITEM [to] NUM [of them]`,
      `(can|could) [you] make ${THAT} ${A} [NUM] SIZE !ITEM`,
      `${CORRECTION} [no|sorry|actually|wait|i mean|oh] [thats|i said|make that|make it|can i get|id like|ill have|i want|i meant|lets do] ${A} [NUM] SIZE !ITEM [one|ones|instead]`,
      `${CORRECTION} [sorry|actually|wait|i mean] (make that|make it|lets do|i want|just|i said|i meant|thats) [just] NUM !ITEM [of them|of those|instead]`,
      '(no|nope|wait|actually|oh) (no|wait|sorry|actually|just|only) NUM !ITEM [of them|of those]',
      '(nope|wait|actually|just|only) NUM !ITEM [of them|of those]',
      `(sorry|i mean|i meant|i said|rather) NUM !ITEM [of them|of those]`,
      `${A} [NUM] SIZE [one] instead`,
      '(in|the|in the|in a|a|an) SIZE (size|one|version)',
    ],
    as: amend,
  },
  {
    hear: [
      `(make|change|switch|do) ${THAT} ${A} NUM [of] [the|those] [SIZE] ITEM [instead]`,
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
      `(change|switch|swap|replace|make|turn|exchange|swap out|switch out|change out|trade) [the|my|that|a|an|one] [NUM] [SIZE] ITEM (to|for|with|into|in|be) ${A} [NUM2] [SIZE2] ITEM2`,
      `make [the|my|that] [SIZE] ITEM (a|an) [SIZE2] ITEM2`,
      `(change|switch|swap|replace|turn) ${THAT} (to|for|with|into) ${A} [NUM2] [SIZE2] ITEM2`,
      `make ${THAT} (a|an|the) [SIZE2] ITEM2`,
      `${A} [NUM2] [SIZE2] ITEM2 instead of [the|a|an|my] [NUM] [SIZE] ITEM`,
      `(instead of|not|rather than) [the|a|an|my] [NUM] [SIZE] ITEM [but|can i get|can i have|id like|ill have|make it|i want|give me] ${A} [NUM2] [SIZE2] ITEM2`,
      `${A} [NUM2] [SIZE2] ITEM2 instead`,
      `${A} [NUM2] [SIZE2] ITEM2 (not|rather than) [a|an|the] ITEM`,
    ],
    as: replace,
  },
  {
    hear: [
      '(remove|delete|drop|lose|cancel|take off|take out|takeout|forget|forget about|scratch|skip|get rid of|never mind|leave off|leave out|do without|hold|minus|strike|eliminate) [the|my|a|that|those|about the|about] [NUM] [SIZE] ITEM [from the order|from my order]',
      '(i dont|dont) (want|need) [the|my|a|any|that|those] [NUM] [SIZE] ITEM [anymore|any more]',
      '(take|leave) [the|my|that|those] [NUM] [of] [the|those|my] [SIZE] ITEM (off|out|away) [the order|of the order]',
      'no more ITEM',
    ],
    as: remove,
  },
  {
    hear: ['(remove|delete|drop|take off|lose|cancel|forget|skip|scratch) (the|my|that) CATEGORY'],
    as: (heard) => ({ kind: 'remove-category', category: category(heard) }),
  },
  ...['first', 'second', 'third'].map((place, index) => ({
    hear: [
      `(remove|delete|drop|take off|lose|cancel|forget|scratch|skip|leave off) [about] the ${place} (one|thing|item|pizza|CATEGORY)`,
    ],
    as: () => ({ kind: 'remove-nth' as const, index }),
  })),
  plain('keep', '[no|nope] [actually] (keep|leave) (it|that|them|those|that one) [in|on|there|please]'),
  {
    hear: ['(remove|delete|drop|take off|lose|cancel) NUM [of] [the|those|my] [SIZE] ITEM'],
    as: remove,
  },
  {
    hear: [
      'make (one|NUM) of (them|those|the ITEM|these) [a|an|into a] SIZE',
      '(one|NUM) of (them|those|the ITEM) [should be|is|as a|in|a] SIZE',
    ],
    as: (heard) => {
      const wanted = size(heard);
      return wanted ? { kind: 'split', parts: [{ quantity: number(heard) ?? 1, size: wanted }] } : null;
    },
  },
  {
    hear: [
      '(both|all|all of them|both of them|all three) [in|of them] [the|a] SIZE',
      'SIZE for (both|all|all of them)',
    ],
    as: (heard) => ({ kind: 'amend', target: null, quantity: null, size: size(heard), more: false, all: true }),
  },
  {
    hear: [
      '(add|put|throw) [some|extra] (WORDS|ITEM2) (to|on) [the|my|that|one of the] [SIZE] ITEM',
      '(add|put|throw) [some|extra] (WORDS|ITEM2) (to|on) (it|that|them|that one|this)',
    ],
    as: (heard) => {
      const what = heard.text('WORDS') || (heard.piece('ITEM2')?.said ?? '');
      return { kind: 'note', text: `add ${what.replace(/^(some|extra) /, '')}`, on: { ...HERE, item: item(heard) } };
    },
  },
  {
    hear: [
      'NUM [one|of those|of them|of that|pizza|CATEGORY] [just|exactly] [the] (same|like that|like it) [one|thing|way|pizza] [but|only|except|just] [with|add|and] REST',
      'NUM [one] [just|exactly] [the] (same|like that) END',
    ],
    as: (heard) => (isMore(heard) ? { kind: 'again', quantity: number(heard) ?? 1, but: heard.text('REST') } : null),
  },
  {
    hear: ['NUM [of those|of them|of that]'],
    as: (heard) =>
      isMore(heard)
        ? { kind: 'amend', target: null, quantity: number(heard), size: null, more: true, all: false }
        : null,
  },
  {
    hear: ['double (the|my|those|that) [SIZE] ITEM', 'double (that|it|those)'],
    as: (heard) => ({
      kind: 'amend',
      target: item(heard),
      quantity: 2,
      size: null,
      more: false,
      all: false,
      times: true,
    }),
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
    'undo',
    '(scratch|forget|cancel|undo|remove|delete|strike|drop|lose|skip) (that|it|that one|the last one|that last one|the last thing)',
    '(take|leave) (that|it|that one) (off|out|away)',
    'never mind that',
    'i changed my mind',
    'i dont want (that|it|that one) [anymore|any more]',
  ),
  plain(
    'cancel-order',
    '(cancel|forget|scratch|drop|delete) [the|my|this|that] [whole|entire] (order|thing|everything|it all|all of it)',
    '(cancel|forget) [about] everything',
    'i dont want (anything|to order) [anymore|any more]',
    'i want to cancel',
  ),
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
