const LED = '^(?:(?:and|so|okay|ok|oh|um|wait|hi|hey|but|yeah|sorry)[\\s,]+)*';
const TAG = "(?:right|correct|yeah|huh|isn['’]?t it|aren['’]?t you|yes|or)\\s*[?.!]*$";
const NUMBER = '\\b\\d{1,5} (?!(?:minutes?|people|dollars?|oclock|o|am|pm|percent|of|for)\\b)\\p{L}+';
/** 'You guys are at 12 Elm, right?' */
const OF_YOU = new RegExp(
  `${LED}(?:are )?(?:you(?:['’]?re|r)?|you guys|y['’]?all|the (?:shop|store|office|place|salon|clinic|restaurant|entrance))\\b[^.?!]*${NUMBER}.*(?:\\?|${TAG})`,
  'iu',
);
/** 'It's at 12 Elm, right?', 'the address is 12 Elm, correct?' */
const OF_IT = new RegExp(
  `${LED}(?:(?:it|that)(?:['’]?s| is)|is (?:it|that)|(?:the|your) address(?: is|['’]s)?|where (?:you|it) (?:are|is))\\b[^.?!]*${NUMBER}[^.?!]*[\\s,]+${TAG}`,
  'iu',
);

/** An address is told to hear whether it is that of the business. */
export const checksPlace = (text: string): boolean => OF_YOU.test(text.trim()) || OF_IT.test(text.trim());
