import type { Ref, RefObject } from 'react';

/** An element that two want to know: a part of the kit, and the form that it stands in. */
export const bothRefs =
  <Element>(own: RefObject<Element | null>, other: Ref<Element> | undefined) =>
  (element: Element | null) => {
    own.current = element;
    if (typeof other === 'function') other(element);
    else if (other) other.current = element;
  };
