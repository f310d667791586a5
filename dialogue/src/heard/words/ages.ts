const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';
const NO_MOMENT =
  "(?![\\s-]?(?:am\\b|pm\\b|a\\.m|p\\.m|o['’]?clock|thirty|fifteen|forty|:\\d|minutes?|hours?|percent|dollars?))";
/** 'She's turning six', 'they're 7 and 9', 'ages four, six and ten', 'a two year old'. */
const AGE = new RegExp(
  `\\b(?:(?:turn(?:s|ed|ing)?|aged?|ages|(?:s?he|they)(?:['’]?s|['’]?re| is| are)(?: (?:only|just|almost|about|now|turning))?) ${NUMBER}(?:(?:,? and |, | or )${NUMBER})*${NO_MOMENT}(?=[\\s.,;!?]|$)|${NUMBER}[\\s-]years?[\\s-]olds?)`,
  'gi',
);

/** Without how old somebody is: that is neither an hour nor a number of anything. */
export const withoutAges = (text: string): string => text.replace(AGE, ' ');
