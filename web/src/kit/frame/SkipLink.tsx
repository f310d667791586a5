/** First on every page: past what stands on each of them. */
export const SkipLink = () => (
  <a className="sr" href="#main" onClick={focusMain}>
    Skip to content
  </a>
);

/** A screen reader hears that it is there now; by the address alone only the next Tab would be. */
function focusMain(): void {
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
