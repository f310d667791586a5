import type { Order } from '@attendant/contract/orders';
import { orderNumber } from '@attendant/contract/orders/number';
import { Button } from '../../kit/frame/Button.tsx';
import { Dialog } from '../../kit/window/Dialog.tsx';
import styles from './OrderCard.module.css';

interface SpecialRequestProps {
  /** Stays the last one while the window fades. */
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

const SpecialRequest = ({ order, isOpen, onClose }: SpecialRequestProps) => (
  <Dialog
    title="Special request"
    isOpen={isOpen}
    onClose={onClose}
    footer={
      <Button variant="primary" autoFocus onClick={onClose}>
        Got it
      </Button>
    }
  >
    <p className="small t3">
      {order.customer_name || 'Unknown'}, <span className="mono">{orderNumber(order.id)}</span>
    </p>
    <p className={styles.request}>{order.special_request}</p>
  </Dialog>
);

export default SpecialRequest;
