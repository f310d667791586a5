import { planPrice } from './money.ts';
import styles from './PlanPrice.module.css';

/** As it is advertised, '$1000', and to the eye as the other figures are, '$1,000'. */
export function PlanPrice({ dollars }: { dollars: number }) {
  const [head, thousands] = planPrice(dollars).split(/(?<=\d)(?=\d{3}$)/);
  return (
    <span>
      {head}
      {thousands && <span className={styles.thousands}>{thousands}</span>}
    </span>
  );
}
