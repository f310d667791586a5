import { useState, useSyncExternalStore } from 'react';

/** Longer than a click takes to follow the release of a finger. */
const AFTER_RELEASE_MS = 50;

let pressed = false;
const listeners = new Set<() => void>();
function set(next: boolean): void {
  pressed = next;
  for (const listener of listeners) listener();
}
const press = () => set(true);
const release = () => setTimeout(() => set(false), AFTER_RELEASE_MS);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('pointerdown', press, true);
    removeEventListener('pointerup', release, true);
    removeEventListener('pointercancel', release, true);
    pressed = false;
  };
}

/**
 * The value, but held while a pointer is down: an error that appears because a press took the focus away would move
 * the page, and the press would end beside the button it began on.
 */
export function useSteady<Value>(value: Value): Value {
  const held = useSyncExternalStore(subscribe, () => pressed);
  const [kept, setKept] = useState(value);
  if (!held && kept !== value) setKept(value);
  return held ? kept : value;
}
