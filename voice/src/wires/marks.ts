/** More marks than this never are on their way; the oldest is forgotten rather than kept for ever. */
const MOST = 256;

/**
 * Tells marks that were played from marks that a `clear` threw away: carriers send both back alike.
 * Source: twilio.com/docs/voice/media-streams/websocket-messages, "clear".
 */
export function createMarks(): { sent(mark: string): void; cleared(): void; played(mark: string): boolean } {
  const onTheWay = new Set<string>();
  return {
    sent(mark) {
      onTheWay.add(mark);
      const [oldest] = onTheWay;
      if (onTheWay.size > MOST && oldest !== undefined) onTheWay.delete(oldest);
    },
    cleared: () => onTheWay.clear(),
    played: (mark) => onTheWay.delete(mark),
  };
}
