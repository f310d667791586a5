import { type ReactNode, useId } from 'react';
import { problemText } from '../../../api/door/problem.ts';
import { ErrorPanel, Skeleton, Waiting } from '../../../kit/frame/States.tsx';

interface CardProps<Data> {
  title: string;
  subtitle: string;
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** One part of the page, while it is asked for, when it cannot be had, and when it is there. */
export function Card<Data>({ title, subtitle, query: { data, error, refetch }, children }: CardProps<Data>) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <div className="grow">
          <h2 className="title-2" id={id}>
            {title}
          </h2>
          <p className="small t2">{subtitle}</p>
        </div>
      </div>
      <div className="card-body">
        {data !== undefined && children(data)}
        {data === undefined && Boolean(error) && (
          <ErrorPanel title="This could not be loaded" onRetry={() => void refetch()}>
            {problemText(error, 'Please try again in a moment.')}
          </ErrorPanel>
        )}
        {data === undefined && !error && (
          <Waiting label={`Loading ${title}`}>
            <Skeleton height={60} width="100%" />
          </Waiting>
        )}
      </div>
    </section>
  );
}
