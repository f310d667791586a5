import { useMutation } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { tellFailure } from '../../api/tell-failure.ts';
import { useOneMutation } from '../../api/use-one-mutation.ts';
import { confirmed } from '../../kit/frame/confirm.ts';
import { toast } from '../../kit/frame/toast.ts';

/** What is asked of a running conversation; the server that holds it obeys within a second. */
export function useSteering(id: string) {
  const failed = (error: unknown) => tellFailure('The conversation goes on as it was', error);
  return {
    say: useOneMutation({
      mutationFn: (words: string) => client.calls.say({ id, words }),
      onSuccess: () => toast.success('The agent says it at its next turn'),
      onError: failed,
    }),
    takeOver: useMutation({
      mutationFn: () =>
        confirmed({
          title: 'Take over this call?',
          message: 'The caller is put through to the transfer number.',
          confirmText: 'Take over',
          variant: 'info',
          action: () => client.calls.takeOver({ id }),
        }),
      onError: failed,
    }),
    end: useMutation({
      mutationFn: () =>
        confirmed({
          title: 'End this conversation?',
          message: 'The agent says goodbye and hangs up.',
          confirmText: 'End',
          variant: 'danger',
          action: () => client.calls.end({ id }),
        }),
      onError: failed,
    }),
  };
}
