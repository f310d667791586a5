/** A screen reader hears where somebody is now, and Tab goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, main h2, h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** So often and so far apart it is looked whether what had the focus is gone: on a busy machine a dialog fades for longer. */
const LOOKS = 5;
const APART_MS = 350;

/** Where what had the focus is gone, or goes soon. */
export function keepFocus(looks = LOOKS): void {
  if (document.activeElement === document.body) focusHeading();
  else if (looks > 1) setTimeout(keepFocus, APART_MS, looks - 1);
}
