import type { contract } from '../index.ts';

/** What the API's document says of the operations of a noun: the first sentence is the summary. Only the server loads it. */
export type WordsOf<Noun extends keyof typeof contract> = {
  readonly [One in Noun]: { readonly [Verb in keyof (typeof contract)[One]]: string };
};

/** The same of fields, by their names. */
export type FieldWords = Readonly<Record<string, string>>;
