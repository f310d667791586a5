/** Whether somebody has just moved the page by hand: then nothing else moves it. */

const RECENT_MS = 4_000;
let scrolledAt = Number.NEGATIVE_INFINITY;

const note = () => {
  scrolledAt = performance.now();
};
for (const way of ['wheel', 'touchmove'] as const) addEventListener(way, note, { passive: true });

export const hasJustScrolled = (): boolean => performance.now() - scrolledAt < RECENT_MS;
