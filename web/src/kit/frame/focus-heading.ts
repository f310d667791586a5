/** A screen reader hears where somebody is now, and Tab goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, main h2, h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Where what had the focus is gone. */
export const keepFocus = (): void => {
  if (document.activeElement === document.body) focusHeading();
};
