import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Tab in a list that has opened beside its control leaves it for the control behind, with Shift for the one before, as
 * from a select of the browser. In a window they go round.
 */
export function tabOut(event: KeyboardEvent, from: HTMLElement | null, close: () => void): void {
  if (event.key !== 'Tab' || !from) return;
  event.preventDefault();
  event.stopPropagation();
  flushSync(close);
  const room = from.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? document.body;
  const stops = [...room.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const next = stops.indexOf(from) + (event.shiftKey ? -1 : 1);
  (stops.at(next % stops.length) ?? from).focus();
}

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]') && element.checkVisibility();
