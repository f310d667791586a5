import { type ComponentType, useEffect, useEffectEvent, useReducer } from 'react';
import { toast } from '../frame/toast.ts';
import { reloadIfReplaced } from './replaced.ts';

interface Opened {
  isOpen?: boolean;
  onClose?: () => void;
}

/**
 * A window whose code comes when it is first opened. When the code cannot be had, the page stays as it is and says so,
 * the window counts as closed, and the next press asks again.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  close: (props: Props & Opened) => void = ({ onClose }) => onClose?.(),
) {
  let Loaded: ComponentType<Props> | undefined;
  let failed: string | undefined;
  const fetch = async () => {
    try {
      Loaded ??= (await (failed ? (import(/* @vite-ignore */ failed) as ReturnType<typeof load>) : load())).default;
    } catch (error) {
      // Engines keep a failure as they keep code: it is asked for again at another address, where they tell its own.
      failed = /http\S+/.exec(String(error))?.[0].concat('?');
      throw error;
    }
  };
  function Later(props: Props & Opened) {
    const [, draw] = useReducer((draws: number) => draws + 1, 0);
    const giveUp = useEffectEvent(async (error: unknown) => {
      console.warn('The code of a window could not be loaded', error);
      close(props);
      if (!(await reloadIfReplaced())) toast.error('Not loaded', 'Check the connection and try again.');
    });
    const isWanted = props.isOpen !== false;
    useEffect(() => {
      if (Loaded || !isWanted) return;
      let isGone = false;
      fetch().then(
        () => !isGone && draw(),
        (error: unknown) => !isGone && void giveUp(error),
      );
      return () => {
        isGone = true;
      };
    }, [isWanted]);
    return Loaded ? <Loaded {...props} /> : null;
  }
  /** Where a press must not wait for it, least of all without a connection. */
  const fetchAhead = () => void fetch().catch(() => undefined);
  return Object.assign(Later, { fetchAhead });
}
