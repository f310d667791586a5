import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { later } from '../../../kit/window/later.tsx';

const DeletedList = later(() => import('./DeletedList.tsx'));

/** What was deleted lately, for whoever may bring it back. */
export function DeletedAgents() {
  const { data: deleted } = useQuery({
    queryKey: ['agents', 'deleted'],
    queryFn: ({ signal }) => client.deletedAgents.list(undefined, { signal }),
  });
  return deleted && deleted.length > 0 && <DeletedList deleted={deleted} />;
}
