import type { MenuRow } from '../../server/src/modules/menu/index.ts';
import type { Conversation, Turn } from './conversation.ts';
import { inMoreWords, isReadBack, lastQuestion } from './judging/questions.ts';
import { groupsOf } from './judging/saved.ts';
import { goldPortion, type Portion } from './judging/tickets.ts';
import { holds, overlap, plain } from './judging/words.ts';

/** Somebody who rings, knows what they want and answers what they are asked. */
export interface Wish {
  /** What is said by itself, one after the other, as soon as nothing else is asked. */
  say: readonly string[];
  /** Lines as `goldPortion` reads them. */
  gold: readonly string[];
  name?: string;
  phone?: string;
  fulfilment?: 'pickup' | 'delivery';
  address?: string;
  allergies?: string;
}

const TURNS_MOST = 14;

/** Talks until the order is placed, the line is closed, or nothing more comes of it. */
export async function order(conversation: Conversation, wish: Wish, menu: readonly MenuRow[]): Promise<void> {
  const caller = new OrderingCaller(wish, menu);
  let words: string | null = wish.say[0] ?? '';
  let consents = false;
  while (words !== null && conversation.turns.length < TURNS_MOST) {
    const turn = await conversation.say(words, consents);
    if (turn.ended || turn.did.some(({ name, outcome }) => name === 'place_order' && outcome.ok)) return;
    words = caller.answer(turn);
    consents = caller.consents;
  }
}

export class OrderingCaller {
  readonly #wish: Wish;
  readonly #menu: readonly MenuRow[];
  readonly #portions: readonly Portion[];
  /** What was answered already, by line and group. */
  readonly #given = new Set<string>();
  #said = 1;
  #agreed = false;
  #repeated = 0;
  #closed = 0;
  #misheard = '';
  consents = false;

  constructor(wish: Wish, menu: readonly MenuRow[]) {
    this.#wish = wish;
    this.#menu = menu;
    this.#portions = wish.gold.map(goldPortion);
  }

  /** Null: the caller has nothing more to say. */
  answer(turn: Turn): string | null {
    this.consents = false;
    const clearer = inMoreWords(turn.reply, /^y/i.test(turn.said));
    if (clearer !== null) {
      this.consents = turn.consents;
      return clearer;
    }
    const question = lastQuestion(turn.reply);
    const more = this.#wish.say[this.#said];
    const doubted = HEARD.exec(turn.reply)?.[1];
    if (doubted !== undefined) {
      this.#misheard = turn.said;
      return overlap(doubted, turn.said) > HEARD_WELL ? 'Yes.' : 'No.';
    }
    if (/^Sorry\. Please say it again/i.test(turn.reply)) return this.#misheard;
    if (/could you say that again\?$/i.test(turn.reply)) return turn.said;
    if (isReadBack(turn.reply, question)) {
      if (more !== undefined) return this.#next(more);
      if (this.#agreed) return null;
      this.#agreed = true;
      this.consents = true;
      return 'Yes.';
    }
    const known = this.known(turn);
    if (known !== null) return known;
    if (more !== undefined) return this.#next(more);
    if (isLost(turn.reply) && this.#repeated < 1) {
      this.#repeated++;
      return this.#wish.say[0] ?? null;
    }
    return this.#closed++ < 3 ? "No, that's all." : null;
  }

  /** The answer to a question of what was wanted all along; null when nothing of that is asked. */
  known(turn: Turn): string | null {
    const question = lastQuestion(turn.reply);
    return this.#details(question, turn) ?? this.#ofTheMenu(question);
  }

  #next(words: string): string {
    this.#said++;
    return words;
  }

  /** Whatever is asked of the caller and not of a dish. */
  #details(question: string, { expects }: Turn): string | null {
    const {
      name = 'Dan',
      phone = '718 555 0172',
      fulfilment = 'pickup',
      address = '12 Oak Street',
      allergies,
    } = this.#wish;
    if (/\ballerg/.test(question)) return allergies ?? 'No allergies.';
    if (/\bunder \w+\?|\bis (?:this|that) \w+\?$/.test(question) && /name|under/.test(question)) return `No, ${name}.`;
    if (expects === 'name' || /\b(?:your|what|which|a) name\b|\bname (?:for|on|should|is)\b/.test(question))
      return name;
    if (expects === 'digits' || /phone|(?:what|which|your|good) number|number (?:to|for|can)/.test(question))
      return phone;
    if (/\baddress\b|where (?:should|shall|do|does) (?:we|i|it)/.test(question)) return address;
    if (/pick(?:ing)? ?(?:it )?up|deliver|to go|take ?out|eat in/.test(question))
      return fulfilment === 'delivery' ? 'Delivery, please.' : 'Pickup.';
    if (/\bmessage\b|call(?:s)? you back|put you through|transfer/.test(question)) return 'No, thank you.';
    return null;
  }

  #ofTheMenu(question: string): string | null {
    if (question === '') return null;
    const dishes = this.#dishesIn(question);
    if (/\byou mean\b/.test(question)) return this.#wanted(question, dishes) ? 'Yes.' : 'No.';
    const portion = this.#meant(question);
    if (!portion) return null;
    if (/\bhow many\b/.test(question)) return String(portion.count);
    const group = this.#groupAsked(question, portion);
    if (group) {
      this.#given.add(`${this.#portions.indexOf(portion)} ${group.name}`);
      const picked = group.choices.filter(({ name }) => portion.facts.some((fact) => isFact(fact, name)));
      return picked.length > 0 ? `${picked.map(({ name }) => name).join(' and ')}, please.` : "I don't mind.";
    }
    if (dishes.length > 1 || /\bwhich\b/.test(question)) return this.#wanted(question, dishes) ?? 'None of those.';
    if (/^(?:would you like|do you want|with|any) /.test(question) && !/anything|something|what/.test(question))
      return portion.facts.some((fact) => holds(question, fact.replace(/^\w+ /, ''))) ? 'Yes.' : 'No.';
    return null;
  }

  /** Dishes of the menu that it names: 'Diet Coke' is one. */
  #dishesIn(question: string): string[] {
    const named = [...new Set(this.#menu.map(({ name }) => plain(name)).filter((name) => holds(question, name)))];
    return named.filter((name) => !named.some((longer) => longer !== name && holds(longer, name)));
  }

  /** The dish of the wish that is among these; where no dish is named, the fact. */
  #wanted(question: string, dishes: readonly string[]): string | null {
    const dish = this.#portions.find((portion) => dishes.includes(plain(portion.dish)));
    if (dish || dishes.length > 0) return dish?.dish ?? null;
    return this.#portions.flatMap(({ facts }) => facts).find((fact) => holds(question, fact)) ?? null;
  }

  /** The line that the question is about: the one whose words it has, of those not asked yet. */
  #meant(question: string): Portion | undefined {
    const scored = this.#portions.map((portion, index) => {
      const named =
        overlap(question, portion.dish) + 0.3 * portion.facts.filter((fact) => holds(question, fact)).length;
      const group = this.#groupAsked(question, portion);
      const open = group && this.#given.has(`${index} ${group.name}`) ? 0 : 0.5;
      return { portion, score: (named + open) * (group ? 1 : 0.5) };
    });
    return scored.toSorted((a, b) => b.score - a.score)[0]?.portion;
  }

  /** 'Pepperoni' of 'Pepperoni Pizza' is no choice that was offered. */
  #inDish(question: string, choice: string): boolean {
    return this.#dishesIn(question).some((dish) => dish !== plain(choice) && holds(dish, choice));
  }

  /** The option group that the question asks of this dish: by its name, or by two of its choices. */
  #groupAsked(question: string, portion: Portion) {
    const item = this.#menu.find(({ name }) => plain(name) === plain(portion.dish));
    const groups = item ? groupsOf(item.option_groups) : [];
    return groups
      .map((group) => {
        const named = group.choices.filter(({ name }) => holds(question, name) && !this.#inDish(question, name)).length;
        return { group, score: named + (holds(question, group.name) ? 1.5 : 0) };
      })
      .filter(({ score }) => score >= 1.5)
      .toSorted((a, b) => b.score - a.score)[0]?.group;
  }
}

const isFact = (fact: string, choice: string): boolean => plain(choice) === fact.replace(/ @.*/, '');
/** What the ears made of it is read to the caller. */
const HEARD = /I heard: (.+)\. Is that right\?/;
const HEARD_WELL = 0.8;

const isLost = (reply: string): boolean =>
  /didn't (?:catch|get)|did not (?:catch|get)|say that (?:again|another)|what can i get you|how can i help/i.test(
    reply,
  );
