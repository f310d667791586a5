const DAY_MINUTES = 24 * 60;

/** Since midnight: '09:30' → 570. */
export const minutesOf = (clock: string): number => {
  const [hour = '', minute = ''] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};

/** Where a day's opening lies on a line of 24 hours, and how long it is: '9 h', '8 h 30 m'. */
export function openSpan({ enabled, open, close }: { enabled: boolean; open: string; close: string }) {
  if (!enabled || !open || !close || close <= open) return null;
  const [start, length] = [minutesOf(open), minutesOf(close) - minutesOf(open)];
  const text = [Math.floor(length / 60) && `${Math.floor(length / 60)} h`, length % 60 && `${length % 60} m`];
  return {
    startPercent: (start / DAY_MINUTES) * 100,
    widthPercent: (length / DAY_MINUTES) * 100,
    text: text.filter(Boolean).join(' '),
  };
}
