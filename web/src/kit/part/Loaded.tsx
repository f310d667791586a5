import type { ReactNode } from 'react';
import { problemText } from '../../api/door/problem.ts';
import { ErrorPanel, Skeleton, Waiting } from '../frame/States.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** What is told while it is waited for, and when it cannot be had. */
  loading: string;
  failed: string;
  /** Of the grey block in its place. */
  height: number;
  children: (data: Data) => ReactNode;
}

/** What was asked for: while it is on its way, when it cannot be had, and when it is there. */
export function Loaded<Data>({
  query: { data, error, refetch },
  loading,
  failed,
  height,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <Waiting label={loading}>
        <Skeleton height={height} radius={12} width="100%" />
      </Waiting>
    );
  }
  return (
    <ErrorPanel title={failed} onRetry={() => void refetch()}>
      {problemText(error, 'Please try again.')}
    </ErrorPanel>
  );
}
