/** What stands around the dishes in a question for what they cost. */
const FRAME = new RegExp(
  [
    'how much(?: more| extra| all together)?(?: money)?(?: (?:would|will|does|do|did|should) (?:i|we) (?:pay|owe))?',
    '(?:is|are|was|were|would|will|do|does|did) (?=(?:an?|the|two|three|four|five|six|seven|eight|nine|ten|\\d+) )',
    '(?:what|whats|hows|how)(?: (?:is|are|was|would|will|do|does|did))?(?: (?:it|that))?(?= |$)',
    '(?:do|would|will) (?:you|i|we)(?: guys)? (?:charge|want|get|pay|owe|ask)(?: for)?',
    '(?:the|your) (?:price|prices|cost|damage|total)(?: (?:of|on|for))?',
    '(?:if|say|suppose) (?:i|we) (?:just )?(?:get|got|had|have|took|take|wanted|want|need|needed|order|ordered|bought|buy|did|do)(?: (?:it|them))?',
    '(?:be|cost|costs|costing|run|runs|come(?:s)?(?: out)? to|go(?:es)? for|add(?:s)? up to|set)(?: (?:me|us))?(?: back)?',
    '(?:with it )?(?:all together|altogether|together|in total|in all|as well|exactly|roughly|about|please|like that|these days|right now|now|then)',
    '(?:is|are|would|will|does|do) (?:that|it|they|those|these)',
    '(?:gonna|going to|be)',
    '(?:the )?(?:both|two|three|lot) of (?:them|those|these)|(?:the )?both',
    '(?:hi|hello|hey|and|so|okay|also|um|uh|well|yeah|oh|but|just|curious|wondering|tell me|remind me|wait)',
  ].join('|'),
);
const LED = new RegExp(`^(?:(?:${FRAME.source})(?: |$))+`);
const ENDED = new RegExp(`(?:(?:^| )(?:${FRAME.source}))+$`);
const WITHIN =
  / (?:if (?:i|we) (?:get|got|had|have|put|add|added|took|take|want|wanted)|but with|and (?:i|we) (?:put|add|added)) /g;
const ON_IT = / (?:on|in|to|with) (?:it|that|them|there)$/;

/** What is asked about alone, as it would be ordered: 'a large cheese and a dozen knots', of 'how much would … be together'. */
export const pricedIn = (words: readonly string[]): string =>
  words.join(' ').replace(LED, '').replace(ENDED, '').replace(ON_IT, '').replace(WITHIN, ' with ').trim();
