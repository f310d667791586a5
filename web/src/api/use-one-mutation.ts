import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is begun again only when it is over: the second press of a double click comes before any button can
 * show that the first one works, and must not make a second order.
 */
export function useOneMutation<Data, Input>({ onSettled, ...options }: UseMutationOptions<Data, Error, Input>) {
  const isUnderWay = useRef(false);
  const { mutate, ...mutation } = useMutation({
    // Without a connection it says so, where waiting for one would lock the form.
    networkMode: 'always',
    ...options,
    onSettled: (...settled) => {
      isUnderWay.current = false;
      return onSettled?.(...settled);
    },
  });
  const begin: typeof mutate = (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...given);
  };
  return { ...mutation, mutate: begin };
}
