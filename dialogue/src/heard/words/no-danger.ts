import { sharesName } from '../relevance/relevance.ts';

/** 'It's not an emergency', 'nothing urgent': no guess is made then; 'no, it's an emergency' and 'isn't this urgent?' deny nothing. */
export const isDenied = (words: readonly string[]): boolean =>
  /\b(?:(?:its|this is|thats|it is|im|were|am|is|was) (?:really |probably |definitely )?not|it isnt|this isnt|not|hardly|nothing)(?: (?:really|exactly|quite|that|an?|any|so|too|such|like|much|of))* (?:emergency|urgent|life threatening|life or death)\b|\bno (?:emergency|rush)\b|\b(?:is|would|does) (?:that|this|it)(?: be| count as| considered)? (?:an? )?emergency\b|\b(?:i feel|im feeling|she feels|he feels|im|hes|shes|theyre) (?:totally |perfectly |otherwise )?fine(?: otherwise)?$/.test(
    words.join(' '),
  );

/** 'No, my eyes are fine. It's about money', 'nobody's in there', 'that's not what I said', behind a warning: it was none. */
export const deniesDanger = (words: readonly string[]): boolean => {
  const said = words.join(' ');
  return isDenied(words) || (!WORSE.test(said) && (ALL_WELL.test(said) || MISTAKEN.test(said)));
};
const WORSE =
  /\b(?:worse|getting|not|isnt|arent|dont feel) (?:\w+ )?(?:okay|ok|fine|alright|good|safe|better)\b|\bworse\b/;
const ALL_WELL =
  /\b(?:im|hes|shes|its|theyre|thats|were|is|are|am|everythings|everyones|alls) (?:\w+ )?(?:fine|okay|ok|alright|all right|safe)\b|\b(?:nobody|no one|nobodys|no ones|nothing)(?: is| was| has| got)? (?:hurt|harmed|injured|sick|ill|in danger|in there|inside|in it|happened|like that|of the (?:sort|kind))\b/;
const MISTAKEN =
  /\b(?:misunderst\w+|misheard|not what i (?:said|meant|mean|asked)|i didnt (?:say|mean) (?:that|it)|got (?:it|me|that) wrong)\b|^(?:(?:oh|sorry|wait|huh|what) )*(?:no|nope|nah)(?: no)* (?:(?:its|it is|thats|this is|it was|i am|im|i) (?:\w+ )?(?:just|only|about|calling about|talking about|said)\b|(?:just|only)\b)/;

/** 'It's not gas, it's the drain', of gas that was told of. */
export const deniesThat = (text: string, said: string): boolean => sharesName(IS_NOT.exec(text)?.[1] ?? '', said);
const IS_NOT =
  /\b(?:it['’]?s|that['’]?s|there['’]?s|it is|that is|there is|is|was) (?:not|no) (?:an? |the |any )?([\p{L}'’-]+)/iu;
