import { useSyncExternalStore } from 'react';

/** Whether the page is as a media query has it; for what would be there twice if only CSS hid it. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
