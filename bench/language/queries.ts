import { atMoment, TUESDAY_AT_TWO } from './clock.ts';
import { forget, openConversation, transcript, unconsented } from './conversation.ts';
import type { House } from './house.ts';
import { acceptable, type Deed, deedsOf, isLost } from './judging/replies.ts';
import type { Judged, Verdict } from './judging/verdict.ts';

/** One short remark, and what an owner would accept of it. */
export interface Query {
  id: string;
  shop: string;
  say: string;
  /** Names of `ACCEPTED`, or patterns of their own. */
  accept: readonly string[];
  /** What may come of it; nothing else may. */
  deeds: readonly Deed[];
}

/** Said to a fresh line; then nothing more is wanted, which shows what was begun. */
export async function holdQuery(house: House, { id, shop: name, say, accept, deeds }: Query): Promise<Judged> {
  const shop = house.shop(name);
  const conversation = await openConversation(house, shop);
  const [turn, closing] = await atMoment(TUESDAY_AT_TWO, async () => {
    const first = await conversation.say(say);
    return [first, first.ended ? null : await conversation.say("That's all.")] as const;
  });
  await forget(house, shop);
  const wrong = deedsOf(turn, closing).filter((deed) => !deeds.includes(deed));
  const answered = acceptable(turn.reply, accept);
  const verdict: Verdict =
    wrong.length > 0
      ? 'silent'
      : answered
        ? 'right'
        : turn.reply === ''
          ? 'nothing'
          : isLost(turn.reply)
            ? 'told'
            : 'silent';
  const why = wrong.length > 0 ? `deed: ${wrong.join(', ')}` : answered ? '' : `not an answer (${accept.join(' | ')})`;
  const { turns } = conversation;
  return {
    id,
    verdict,
    unconsented: unconsented(turns),
    why,
    transcript: transcript(turns),
    ms: turns.map(({ ms }) => ms),
  };
}
