/** What is asked of something that was spoken of: by which words, how a question for it is put, and what a sentence that answers it has. */
export interface QuestionKind {
  asks: RegExp;
  said: string;
  tells: RegExp;
}

/** The first that fits is meant. */
export const KINDS: readonly QuestionKind[] = [
  {
    asks: /\bminimum\b|\bsmallest order\b|\bhow much (?:do|would) (?:i|we) have to (?:order|spend)\b/i,
    said: 'what is the minimum',
    tells: /\b(?:minimum|at least|or more|orders? (?:of|over|from)|no less than)\b/i,
  },
  {
    asks: /\bhow (?:far|long|early|many days|much time) (?:ahead|in advance|before)\b|\b(?:in advance|how much notice)\b/i,
    said: 'how far in advance',
    tells: /\b(?:hours?|days?|weeks?|months?)\b|\b(?:notice|ahead|advance|early)\b/i,
  },
  {
    asks: /\bhow much\b(?! (?:time|notice|longer|earlier)\b)|\b(?:costs?|price|charge|fee|run me|set me back|damage|owe|extra)\b|\bwhat (?:do|does|would|did) (?:it|they|that|those|one) (?:run|start|go)\b|\bstarts? at\b|\bwhat(?:['’]s|s| is| are) (?:it|that|this|one|those|they|these)(?: gonna| going to)? (?:run|cost|go for)\b|\bwhat (?:do|would) you (?:charge|take|want) for\b|^(?:(?:and|so|okay|oh|wait)[\s,]+)*(?:is (?:it|that)|that['’]?s|it['’]?s) (?:still |only |just )?(?:\$ ?)?(?:\d+(?:\.\d\d)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:one |two |three |a )?hundred)(?:[ -](?:and|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))*)(?: dollars| bucks| even| flat| all together)?[,\s]*(?:right|correct)?[?.]*$/i,
    said: 'how much is',
    tells:
      /\$ ?\d|\b(?:dollars?|bucks|cents|(?<!\b(?:gluten|sugar|dairy|nut|lactose|fat)[ -])free|included)\b|\bno (?:extra |additional )?(?:charge|cost|fee)\b|\bhalf price\b/i,
  },
  {
    asks: /\bhow (?:long|much time|soon)\b|\btake long\b/i,
    said: 'how long does it take',
    tells: /\b(?:minutes?|hours?|days?|weeks?)\b/i,
  },
  {
    asks: /\b(?:include[sd]?|including|covers?|part of|come with)\b/i,
    said: 'what does it include',
    tells: /\b(?:includ\w+|comes? with|covers?)\b/i,
  },
];
