import { useEffect } from 'react';

/** Keeps the screen lit while `on`, where the browser can and the tab is in front. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery: the board works without.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (over) await held?.release();
      else lock = held;
    };
    const again = () => void hold();
    void hold();
    // The browser lets go of the lock whenever the tab is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [on]);
}
