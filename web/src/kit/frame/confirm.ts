import type { Tone } from '../form/Banner.tsx';

export interface ConfirmOptions {
  variant?: Tone;
  title?: string;
  /** Shown as plain text: markup in it is not read. */
  message: string;
  confirmText?: string;
  cancelText?: string;
  showCancelButton?: boolean;
  showCloseButton?: boolean;
  /** Starts in its loading state. */
  isLoading?: boolean;
  loadingText?: string;
  preventBackdropClose?: boolean;
  /** Runs on Confirm while the dialog shows that it works; its failure rejects the promise. */
  action?: () => Promise<unknown>;
}

export interface Question {
  options: Required<Omit<ConfirmOptions, 'action'>> & Pick<ConfirmOptions, 'action'>;
  resolve: () => void;
  reject: (because: Error) => void;
}

const PRESETS: Record<Tone, Pick<Question['options'], 'title' | 'confirmText' | 'showCancelButton'>> = {
  danger: { title: 'Confirm Deletion', confirmText: 'Delete', showCancelButton: true },
  warning: { title: 'Confirm Action', confirmText: 'Confirm', showCancelButton: true },
  info: { title: 'Confirm Action', confirmText: 'Confirm', showCancelButton: true },
  success: { title: 'Confirm Action', confirmText: 'Continue', showCancelButton: false },
};

export const withDefaults = (options: ConfirmOptions): Question['options'] => ({
  variant: 'info',
  cancelText: 'Cancel',
  showCloseButton: true,
  isLoading: false,
  loadingText: 'Processing...',
  preventBackdropClose: false,
  ...PRESETS[options.variant ?? 'info'],
  ...options,
});

let current: Question | null = null;
const listeners = new Set<() => void>();

function show(question: Question | null): void {
  current = question;
  for (const listener of listeners) listener();
}

/**
 * Asks, and resolves on Confirm. Rejects with 'Dialog cancelled' (the Cancel button) or 'Dialog closed' (the cross,
 * Escape, the backdrop); most callers want `confirmed`.
 */
export function confirm(options: ConfirmOptions): Promise<void> {
  current?.reject(new Error('Dialog closed'));
  return new Promise<void>((resolve, reject) => {
    show({
      options: withDefaults(options),
      resolve: () => (show(null), resolve()),
      reject: (because) => (show(null), reject(because)),
    });
  });
}

/** `if (await confirmed({ variant: 'danger', message: 'Delete this order?' }))`; a failed action still throws. */
export async function confirmed(options: ConfirmOptions): Promise<boolean> {
  try {
    await confirm(options);
    return true;
  } catch (error) {
    if (error instanceof Error && /^Dialog (cancelled|closed)$/.test(error.message)) return false;
    throw error;
  }
}

export const questions = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
};
