export { builtInAssistant } from './assistant.ts';
export type { BlockedDate, BusinessFacts, BusinessWeek, DayHours, MenuFact, Weekday } from './facts.ts';
export { menuKeyterms } from './understand/families.ts';
