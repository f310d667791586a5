import type { Question } from '../../roles.ts';

/** Words that are likely now. */
export interface Expected {
  readonly keyterms: readonly string[];
  /** Asked for, so that it may be all that is said. */
  readonly asked?: 'name' | 'number';
  /** Likely where they are all that is said. */
  readonly answers?: readonly string[];
}

/** What names there are, the ears know. */
const A_NAME: Expected = { keyterms: [], asked: 'name' };
const A_NUMBER: Expected = { keyterms: ['yes', 'no', 'please', "it's"], asked: 'number' };

/** Answers to a question that wants a yes or a no, as many on either side. */
const YES_OR_NO =
  `yes|yeah|yep|yup|uh huh|mm hmm|yes please|yes it is|yes that's right|yeah that's right|yep that's right|sure|sure thing|okay|correct|right|
  that's right|that's correct|that's it|sounds good|sounds right|looks good|perfect|great|fine|that's fine|fine by me|go ahead|go for it|
  please do|do it|book it|yes book it|place it|of course|absolutely|that works|I think so|we're good|
  no|nope|nah|uh uh|no thanks|no thank you|no it isn't|no it's not|no that's not right|no that's wrong|not right|not yet|not really|not quite|
  no wait|wait|hold on|hang on|one second|that's wrong|that's not right|that isn't right|that isn't it|not that|never mind|cancel|cancel it|
  stop|don't|change it|I don't think so|I'm not sure|I don't know|
  uh yes|uh yeah|um yes|um yeah|well yes|uh no|um no|well no`
    .split('|')
    .map((answer) => answer.trim());

/** Whoever was asked for a name says no dish, and whoever was asked for a number says neither. */
export function expectedWords(keyterms: readonly string[], question: Question | undefined): Expected {
  if (question?.expects === 'name') return A_NAME;
  if (question?.expects === 'digits') return A_NUMBER;
  const { expects = 'open', answers = [] } = question ?? {};
  return { keyterms, answers: expects === 'yes-no' ? [...YES_OR_NO, ...answers] : answers };
}
