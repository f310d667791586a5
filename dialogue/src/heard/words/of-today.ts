const ASKS =
  /\b(?:what(?:['’]?s| is| are| kind| flavou?r)?|which)\b.*\b(?:today(?:['’]s)?|tonight(?:['’]s)?|this week(?:['’]s)?|of the day)\b/i;
const NOW = /\b(?:today|tonight|this week|now|of the day)(?:['’]?s)?\b/gi;

/** 'What's the soup today', 'which flavors do you have this week' */
export const asksOfToday = (text: string): boolean => ASKS.test(text);

export const saysToday = (text: string): boolean => text.search(NOW) >= 0;

export const withoutToday = (text: string): string => text.replace(NOW, ' ');
