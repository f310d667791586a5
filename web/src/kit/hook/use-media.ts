import { useSyncExternalStore } from 'react';

/** Whether the page is at most so wide; for what would be there twice if only CSS hid it. */
export function useNarrow(pixels = 720): boolean {
  const query = `(max-width: ${pixels}px)`;
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
