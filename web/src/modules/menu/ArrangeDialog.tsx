import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Button, IconButton } from '../../kit/frame/Button.tsx';
import { Dialog } from '../../kit/window/Dialog.tsx';
import styles from './Arrange.module.css';
import { useArrange } from './menu.ts';

interface ArrangeDialogProps {
  agentId: string;
  categories: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** The parts of the menu in the order in which everybody sees them and callers are told of them: by drag, by keys, by buttons. */
function ArrangeDialog({ agentId, categories, isOpen, onClose }: ArrangeDialogProps) {
  const [order, setOrder] = useState([...categories]);
  const arrange = useArrange(agentId, onClose);
  const put = (names: readonly string[], at: number) => {
    const rest = order.filter((name) => !names.includes(name));
    const before = order.slice(0, at).filter((name) => !names.includes(name)).length;
    setOrder([...rest.slice(0, before), ...names, ...rest.slice(before)]);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      put([...keys].map(String), order.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)),
  });
  return (
    <Dialog
      title="Order of categories"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            loading={arrange.isPending}
            loadingText="Saving..."
            onClick={() => arrange.mutate(order)}
          >
            Save Order
          </Button>
        </>
      }
    >
      <p className="t2">As you see your menu, and as the agent tells of it.</p>
      <GridList
        aria-label="Categories"
        className={styles.list ?? ''}
        items={order.map((name) => ({ id: name }))}
        dependencies={[order]}
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ id }) => (
          <GridListItem id={id} textValue={id} className={styles.row ?? ''}>
            <DragButton slot="drag" className={styles.grip ?? ''}>
              <GripVertical size={16} />
            </DragButton>
            <span className="grow">{id}</span>
            <IconButton
              size="sm"
              label={`${id} up`}
              disabled={order[0] === id}
              onClick={() => put([id], order.indexOf(id) - 1)}
            >
              <ChevronUp size={16} />
            </IconButton>
            <IconButton
              size="sm"
              label={`${id} down`}
              disabled={order.at(-1) === id}
              onClick={() => put([id], order.indexOf(id) + 2)}
            >
              <ChevronDown size={16} />
            </IconButton>
          </GridListItem>
        )}
      </GridList>
    </Dialog>
  );
}

export default ArrangeDialog;
