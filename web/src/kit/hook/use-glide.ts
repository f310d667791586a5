import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Place {
  left: number;
  top: number;
}

/** Lets everything marked `data-glide="key"` below the element move softly to where the next render puts it. */
export function useGlide(element: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, Place>());
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const origin = box.getBoundingClientRect();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map<string, Place>();
    for (const item of box.querySelectorAll<HTMLElement>('[data-glide]')) {
      const key = item.dataset.glide ?? '';
      const { left, top, bottom, width } = item.getBoundingClientRect();
      if (width === 0) continue;
      const place = { left: left - origin.left + box.scrollLeft, top: top - origin.top };
      const before = places.current.get(key);
      now.set(key, place);
      // Hundreds that nobody sees would cost the press that moved one.
      const isSeen = bottom > 0 && top < innerHeight;
      if (before && !still && isSeen) glide(item, before.left - place.left, before.top - place.top);
    }
    places.current = now;
  });
}

function glide(item: HTMLElement, dx: number, dy: number): void {
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  item.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: 260,
    easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)',
  });
}
