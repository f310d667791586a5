import type { Question } from '../../roles.ts';

/**
 * The commonest given names of the United States since 1960. Source: Social Security Administration, "Top names over the last
 * 100 years" and by decade, https://www.ssa.gov/oact/babynames/decades/.
 */
const NAMES =
  `James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Dan Matthew Matt Anthony Tony Mark Donald
  Steven Steve Paul Andrew Andy Joshua Josh Kenneth Ken Kevin Brian George Edward Ed Ronald Ron Timothy Tim Jason Jeffrey Jeff Ryan
  Jacob Jake Gary Nicholas Nick Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Ben Samuel Sam Gregory Greg Frank Alexander
  Alex Raymond Ray Patrick Pat Jack Dennis Jerry Tyler Aaron Jose Adam Henry Nathan Douglas Doug Zachary Zach Peter Kyle Walter Ethan
  Noah Carlos Juan Luis Miguel Keith Terry Sean Austin Carl Arthur Lawrence Dylan Jesse Jordan Bryan Billy Bruce Gabriel Logan Albert
  Willie Alan Wayne Roy Ralph Randy Eugene Vincent Russell Louis Philip Harold Howard Marcus Victor Martin Oscar Simon Luke Ian Owen
  Mary Patricia Jennifer Jenny Linda Elizabeth Liz Barbara Susan Sue Jessica Jess Sarah Karen Lisa Nancy Betty Margaret Sandra Ashley
  Kimberly Kim Emily Donna Michelle Carol Amanda Melissa Deborah Deb Stephanie Dorothy Rebecca Becky Sharon Laura Cynthia Kathleen
  Kathy Amy Angela Shirley Anna Ann Brenda Pamela Pam Emma Nicole Helen Samantha Katherine Kate Christine Chris Rachel Carolyn Janet
  Maria Heather Diane Julie Joyce Victoria Kelly Christina Joan Evelyn Lauren Olivia Megan Hannah Grace Judith Andrea Cheryl Jacqueline
  Martha Teresa Gloria Sara Janice Kathryn Madison Frances Jean Abigail Alice Julia Judy Sophia Denise Amber Doris Marilyn Danielle
  Beverly Isabella Theresa Diana Natalie Brittany Charlotte Marie Kayla Alexis Lori Ruth Monica Paula Nina Claire Ellen Wendy Holly Erin
  Tina Tracy Rose Rosa Sofia Priya Lena Mia Naomi Joe Bob Bill Jim Tom Mike Dave Rick Fred Gus Ivy Max Leo Roger Bobby Danny Tommy Johnny
  Omar Lucy Amir Mei Raj Wei Ana Al`
    .trim()
    .split(/\s+/);

/** Words that are likely now. */
export interface Expected {
  readonly keyterms: readonly string[];
  /** What each one that is heard counts in the end, as a natural logarithm; left out, its tokens count. */
  readonly each?: number;
  /** A name or a number, with no sentence around it. */
  readonly isBare?: boolean;
  /** Likely where they are all that is said. */
  readonly answers?: readonly string[];
}

/**
 * Names are short, and a short word sounds like many: 'Max' like 'next', 'Sue' like 'two'. Who was asked for a name says
 * one: it may be so much less likely by its sound.
 */
const A_NAME: Expected = { keyterms: [...NAMES, 'my name is', "it's"], answers: NAMES, each: 4.5, isBare: true };
const A_NUMBER: Expected = { keyterms: ['yes', 'no', 'please', "it's"], isBare: true };

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
