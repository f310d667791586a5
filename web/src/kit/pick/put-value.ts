/** Puts a value into a field as if it had been typed: whoever listens hears of it. */
export function putValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  // The setter of the element itself: React puts its own before it, and then takes the change for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
