import type { Expectation } from '../../roles.ts';

/**
 * The commonest given names of the United States since 1960. Source: Social Security Administration, "Top names over the last
 * 100 years" and by decade, https://www.ssa.gov/oact/babynames/decades/.
 */
const NAMES =
  `James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Dan Matthew Matt Anthony Tony Mark Donald
  Steven Steve Paul Andrew Andy Joshua Josh Kenneth Ken Kevin Brian George Edward Ed Ronald Ron Timothy Tim Jason Jeffrey Jeff Ryan
  Jacob Jake Gary Nicholas Nick Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Ben Samuel Sam Gregory Greg Frank Alexander
  Alex Raymond Ray Patrick Pat Jack Dennis Jerry Tyler Aaron Jose Adam Henry Nathan Douglas Doug Zachary Zach Peter Kyle Walter Ethan
  Noah Carlos Juan Luis Miguel Mary Patricia Jennifer Jenny Linda Elizabeth Liz Barbara Susan Sue Jessica Jess Sarah Karen Lisa Nancy
  Betty Margaret Sandra Ashley Kimberly Kim Emily Donna Michelle Carol Amanda Melissa Deborah Deb Stephanie Dorothy Rebecca Becky
  Sharon Laura Cynthia Kathleen Kathy Amy Angela Shirley Anna Ann Brenda Pamela Pam Emma Nicole Helen Samantha Katherine Kate Christine
  Chris Rachel Carolyn Janet Maria Heather Diane Julie Joyce Victoria Kelly Christina Joan Evelyn Lauren Olivia Megan Hannah Grace
  Rose Rosa Sofia Priya Lena Mia Joe Bob Bill Jim Tom Mike Dave Rick Fred Gus Ivy Max Leo Roger Bobby Danny Tommy Johnny Omar Lucy Amir Mei Raj Wei Ana Al`
    .trim()
    .split(/\s+/);

/** Words that are likely now. */
export interface Expected {
  readonly keyterms: readonly string[];
  /** What each one that is heard counts in the end, as a natural logarithm; left out, its tokens count. */
  readonly each?: number;
}

/**
 * Names are short, and a short word sounds like many: 'Max' like 'next', 'Sue' like 'two'. Who was asked for a name says
 * one: it may be so much less likely by its sound.
 */
const A_NAME: Expected = { keyterms: [...NAMES, 'my name is', "it's"], each: 4.5 };
const A_NUMBER: Expected = { keyterms: ['yes', 'no', 'please', "it's"] };

/** Whoever was asked for a name says no dish, and whoever was asked for a number says neither. */
export function expectedWords(keyterms: readonly string[], expects: Expectation | undefined): Expected {
  if (expects === 'name') return A_NAME;
  return expects === 'digits' ? A_NUMBER : { keyterms };
}
