import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from './tell-failure.ts';
import { useOneMutation } from './use-one-mutation.ts';

interface After<Data, Input> {
  /** What is asked for again, whatever came of it. */
  touches?: QueryKey;
  /** Where the answer is what stands there now. */
  becomes?: QueryKey;
  done?: (saved: Data, input: Input) => unknown;
  /** Said when it failed; without it, whoever began it says so. */
  failed?: string;
}

/** Changes something on the server: once for each press, and everything on the page follows. */
export function useChange<Data, Input = void>(act: (input: Input) => Promise<Data>, after: After<Data, Input>) {
  const { touches, becomes, done, failed } = after;
  const cache = useQueryClient();
  return useOneMutation<Data, Input>({
    mutationFn: act,
    onSuccess: (saved, input) => {
      if (becomes) cache.setQueryData(becomes, saved);
      return done?.(saved, input);
    },
    onError: (error) => failed && tellFailure(failed, error),
    onSettled: () => touches && cache.invalidateQueries({ queryKey: touches }),
  });
}
