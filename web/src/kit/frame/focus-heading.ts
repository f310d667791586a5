/** A screen reader hears where somebody is now, and Tab goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, main h2, h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const APART_MS = 350;

/** Where what had the focus is gone, or goes: on a busy machine a dialog has it while it fades for longer. */
export function keepFocus(): void {
  const { activeElement, body } = document;
  // A window that has just gone gives it back in the next frame, unless somebody else has it by then.
  if (activeElement === body) requestAnimationFrame(() => document.activeElement === body && focusHeading());
  else if (activeElement?.closest('[data-exiting]')) setTimeout(keepFocus, APART_MS);
}
