/** Runs in a page before anything of its own does, and keeps in `watched` what the page costs. */
globalThis.watched = { lcp: 0, blocked: 0, shift: 0, interactions: {} };
const { watched } = globalThis;
const watch = (options, take) =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  }).observe({ buffered: true, ...options });

watch({ type: 'largest-contentful-paint' }, ({ startTime }) => {
  watched.lcp = startTime;
});
watch({ type: 'longtask' }, ({ duration }) => {
  watched.blocked += Math.max(0, duration - 50);
});
watch({ type: 'layout-shift' }, ({ hadRecentInput, value }) => {
  if (!hadRecentInput) watched.shift += value;
});
watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
  if (interactionId > 0)
    watched.interactions[interactionId] = Math.max(watched.interactions[interactionId] ?? 0, duration);
});
