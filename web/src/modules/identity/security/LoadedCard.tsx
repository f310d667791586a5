import { type ComponentProps, useId } from 'react';
import { Card } from '../../../kit/part/Card.tsx';
import { Loaded } from '../../../kit/part/Loaded.tsx';

interface LoadedCardProps<Data> extends Pick<ComponentProps<typeof Loaded<Data>>, 'query' | 'children'> {
  title: string;
  subtitle: string;
}

/** One part of the page, which is asked for on its own. */
export const LoadedCard = <Data,>({ title, subtitle, query, children }: LoadedCardProps<Data>) => (
  <Card id={useId()} title={title} note={subtitle}>
    <Loaded query={query} loading={`Loading ${title}`} failed="This could not be loaded" height={60}>
      {children}
    </Loaded>
  </Card>
);
