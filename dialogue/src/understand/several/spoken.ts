import { singular, tokenise } from '../words.ts';

/** A word where it stands in a text. */
export interface Spoken {
  said: string;
  /** Of several of it, one. */
  one: string;
  raw: string;
  from: number;
  to: number;
  /** A mark stands behind it. */
  ends: boolean;
}

export const spokenIn = (text: string): Spoken[] =>
  [...text.matchAll(/[\p{L}\d]+(?:['’]\p{L}+)*/gu)].map(({ 0: raw, index }) => {
    const to = index + raw.length;
    const said = raw.toLowerCase().replace(/['’]/g, '');
    return { said, one: singular(said), raw, from: index, to, ends: /^\s*[,.;!?]/.test(text.slice(to)) };
  });

export const singularWords = (text: string): string[] => tokenise(text).map(singular);
