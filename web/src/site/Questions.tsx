import { ChevronDown } from 'lucide-react';
import { QUESTIONS } from './content.ts';
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
              <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
);
