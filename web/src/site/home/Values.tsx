import { VALUES } from './home-content.ts';
import styles from './Values.module.css';

export const Values = () => (
  <section className={styles.section}>
    <div className="wrap site">
      <h2 className="display-2">Made for a counter, a chair and a waiting room.</h2>
      <div className={styles.values}>
        {VALUES.map(([title, text]) => (
          <div key={title}>
            <h3 className="title-2">{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </div>
  </section>
);
