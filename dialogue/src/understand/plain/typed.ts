/** Short forms that are typed, each as it is said. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bw\/(?!\s?o\b)\s?(?=\w)/gi, 'with '],
  [/\b(?:pls+|plz+|plse)\b/gi, 'please'],
  [/\b(?:thx|thnx|tnx)\b/gi, 'thanks'],
  [/\bxtra\b/gi, 'extra'],
  [/\bsf (?=\p{L}{4})/giu, 'sugar free '],
  [/\bnf\b/gi, 'nonfat'],
  [/\bs ?& ?p\b/gi, 'salt and pepper'],
  [/\bo ?& ?v\b/gi, 'oil and vinegar'],
  [/\bcukes?\b/gi, 'cucumbers'],
  [/\bl[ /]?t[ /]?o[ /]?p\b/gi, 'lettuce, tomato, onion, pickles'],
  [/\bl[ /]?t[ /]?o\b/gi, 'lettuce, tomato, onion'],
  [/\blet(?:t|tuce)?(?<sep>[ ,/]+(?:and )?)toms?\b/gi, 'lettuce$<sep>tomato'],
];

/** 'What I want is a ham sub' orders one. */
const WISH =
  /(?<=^|[.!,]\s*|\b(?:so|hi|hey|okay|ok|yeah|well|um|uh|hello) )what (?:i|we)(?:['’](?:m|re|d|ll)| am| are| would| will)? (?:want|need|like|after|(?:gonna|going to) (?:get|have|do|order|need)|getting|having|looking for|get|have)(?: to (?:get|have|order))?(?: today| tonight)? (?:is|are)[,:]?\s+/giu;
/** 'What about two brownies' */
const SO_MANY = /\bwhat about (?=(?:two|three|four|five|six|seven|eight|nine|ten|a couple|a dozen|\d{1,2}) \p{L})/giu;
/** 'None of them warmed' */
const NONE =
  /\bnone(?: of (?:them|those|these|it))?(?: are| is)? (?=(?:warmed|toasted|heated|sliced|cut|iced|salted)\b)/giu;
/** 'With mayo, no wait no mayo' */
const NO_WAIT = /\b(?:oh |um |uh )?(?:no,? wait|wait,? no),? no (?=\p{L})/giu;
/** 'Sub provolone for the american': the first comes, the other does not. */
const PUT_FOR =
  /(?<=[,;.]\s*|\b(?:and|but) )(?:sub|substitute|subbing|substituting) (?:in )?(?:the )?(?<in>\p{L}+(?: \p{L}+)?) (?:for|in for) (?:the )?(?<out>\p{L}+(?: \p{L}+)?)(?=\s*(?:[,.;!?]|$)|\s+(?:and|please|with)\b)/giu;

/** What was typed in short, and wishes that are put as a sentence of their own, in the words of an order. */
export const typedPlainly = (text: string): string =>
  SHORT.reduce((said, [from, to]) => said.replace(from, to), text)
    .replace(NO_WAIT, 'actually no ')
    .replace(WISH, 'i want ')
    .replace(SO_MANY, 'can i get ')
    .replace(NONE, 'not ')
    .replace(PUT_FOR, 'with $<in> instead of $<out>');
