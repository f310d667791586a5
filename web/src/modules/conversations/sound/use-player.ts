import type { Message } from '@attendant/contract/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { clipOf } from './clips.ts';
import { Player, type Playing } from './player.ts';

export const ThreadPlayer = createContext<Player | null>(null);

/** A player for these messages, silent again when the conversation is left. */
export function useNewPlayer(messages: readonly Message[]): Player {
  const cache = useQueryClient();
  const [player] = useState(() => new Player((id) => cache.fetchQuery(clipOf(id))));
  useEffect(() => player.setTracks(messages), [player, messages]);
  useEffect(() => player.open(), [player]);
  return player;
}

export function usePlayer(): Player {
  const player = useContext(ThreadPlayer);
  if (!player) throw new Error('usePlayer is for what stands in a conversation');
  return player;
}

/** A part of what the player does; whoever asks is drawn again only when that part changes. */
export function usePlaying<Part extends string | number | boolean>(
  player: Player,
  select: (playing: Playing) => Part,
): Part {
  return useSyncExternalStore(player.subscribe, () => select(player.state));
}
