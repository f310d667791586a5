/** The words of a letter. What people have typed is in them only as `words` lets it in. */
export type Words = string & { readonly __words: true };

/** What the operator has set, or we made ourselves: it may hold an address. */
class Ours {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export const ours = (text: string): Ours => new Ours(text);

/**
 * Words of ours around words of people, as in words`${name} invites you`. A mail in our name must not lead anywhere
 * but to us: web addresses of theirs are left out, and nothing of theirs is ever filled in or looked at again.
 */
export function words(own: TemplateStringsArray, ...people: readonly (string | number | Ours)[]): Words {
  const said = people.map((text) => (text instanceof Ours ? text.text : withoutAddresses(String(text))));
  return String.raw({ raw: own }, ...said) as Words;
}

const MAIL_ADDRESS = /^[\w.+%-]+@[\w-]+(?:\.[\w-]+)+[.,;]?$/;
const LINK = /:\/|\/\/|^\W*www[.。．｡]|[\p{L}\d][.。．｡]\p{L}{2,}[/?#:]|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}/iu;
/** What mail programs turn into a link by themselves: 'evil.test', and not 'p.m.' or '12.50'. */
const DOTTED = /([\p{L}\d])[.。．｡](?=\p{L}{2})/gu;
/** They turn the order of letters round, or stand invisibly between them. */
const UNSEEN = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** Words of people that nobody can press on: '[link]' stands for each web address. Mail addresses stay. */
export const withoutAddresses = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .split(/(\s+)/)
    .map((token) => (MAIL_ADDRESS.test(token) ? token : LINK.test(token) ? '[link]' : token.replace(DOTTED, '$1. ')))
    .join('');
