import { Icon } from '../shell/Icon.tsx';
import { QUESTIONS } from './pricing-content.ts';
import styles from './Questions.module.css';

export const Questions = () => (
  <section className={styles.section}>
    <div className="wrap site">
      <h2 className="display-2">Fair questions</h2>
      <div>
        {QUESTIONS.map(([question, answer], at) => (
          <details key={question} open={at === 0}>
            <summary>
              {question}
              <Icon name="down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
);
