/**
 * Watches what is scrolled sideways, as a ref or from an effect: as long as more of it lies beyond an edge, it fades out
 * there (`data-beyond` in base.css).
 */
export function fadeAtEdges(box: HTMLElement | null) {
  if (!box) return;
  const look = () => {
    const rest = box.scrollWidth - box.clientWidth - box.scrollLeft;
    const beyond = [box.scrollLeft > SLACK_PX && 'before', rest > SLACK_PX && 'after'].filter(Boolean);
    box.dataset.beyond = beyond.join(' ');
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    box.removeEventListener('scroll', look);
  };
}

/** Less is no more than a rounded pixel and a border. */
const SLACK_PX = 4;
