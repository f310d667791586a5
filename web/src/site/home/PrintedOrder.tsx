import { Paper, Perforation } from '../shell/Paper.tsx';
import { Tag } from '../shell/Tag.tsx';
import { Initials } from './Initials.tsx';
import styles from './PrintedOrder.module.css';

/** What the call of the hero became: an example, with the people of our examples. */
export const PrintedOrder = () => (
  <Paper className={styles.slip}>
    <div className={styles.shop}>
      <span>Sal’s Brick Oven</span>
      <Tag>New</Tag>
    </div>
    <p className="small t3 num only-d">
      <span className="mono">#4F2A9C1E</span> · 6:15 PM
    </p>
    <Perforation />
    <div className={styles.item}>
      <b>1</b>
      <span>Large Margherita</span>
      <span className="num">$19.50</span>
      <small>Half without basil</small>
    </div>
    <div className={styles.item}>
      <b>1</b>
      <span>Garlic Knots</span>
      <span className="num">$8.00</span>
    </div>
    <Perforation />
    <div className={styles.total}>
      <span>Total</span>
      <span className="num">$27.50</span>
    </div>
    <div className={styles.guest}>
      <Initials letters="D" />
      <span className="small">
        <b className="strong">Dan, pickup 6:40 PM</b>
        <br />
        <span className="t2 num">+1 (718) 555-0172</span>
      </span>
    </div>
  </Paper>
);
