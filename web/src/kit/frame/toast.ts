import { TOAST_MS } from '@attendant/contract/constants';
import type { Tone } from '../form/Banner.tsx';

export interface Toast {
  id: number;
  tone: Tone;
  title: string;
  text?: string | undefined;
}

const MOST = 3;
let last = 0;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function add(tone: Tone, title: string, text?: string): void {
  const id = ++last;
  show([...shown, { id, tone, title, text }].slice(-MOST));
  resumeToast(id);
}

/** Says something for three seconds; an error stays until it is closed. */
export const toast = {
  success: (title: string, text?: string) => add('success', title, text),
  info: (title: string, text?: string) => add('info', title, text),
  error: (title: string, text?: string) => add('danger', title, text),
};

export function closeToast(id: number): void {
  holdToast(id);
  show(shown.filter((one) => one.id !== id));
}

export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: number): void {
  holdToast(id);
  if (shown.find((one) => one.id === id)?.tone === 'danger') return;
  timers.set(
    id,
    setTimeout(() => closeToast(id), TOAST_MS),
  );
}

export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown,
};
