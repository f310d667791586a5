import { SEARCH_DEBOUNCE_MS } from '@attendant/contract/constants';
import { useState } from 'react';
import { SearchField } from '../../kit/form/Input.tsx';
import { useDebounced } from '../../kit/frame/use-debounced.ts';
import { usePassages } from './datasets.ts';
import styles from './Knowledge.module.css';

/** Try a question, and see the passages that the agent would answer from. */
export function WouldFind({ agentId }: { agentId: string }) {
  const [question, setQuestion] = useState('');
  const asked = useDebounced(question.trim(), SEARCH_DEBOUNCE_MS);
  const { data: passages, isError } = usePassages(agentId, asked);
  return (
    <div className={styles.find}>
      <h3 className="title-3">What would it find?</h3>
      <SearchField label="Ask as a caller would" maxLength={500} value={question} onSearch={setQuestion} />
      <output className="small t3">
        {asked !== '' && passages && foundText(passages.length)}
        {asked !== '' && isError && 'The files could not be searched.'}
      </output>
      {asked !== '' && passages && passages.length > 0 && (
        <ol className={styles.passages}>
          {passages.map(({ id, label, content }) => (
            <li key={id}>
              <b className="small">{label}</b>
              <p>{content}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const foundText = (count: number): string => {
  if (count === 0) return 'Nothing in the files is about this.';
  return count === 1
    ? 'One passage, which the agent answers from.'
    : `${count} passages. The agent answers from the first that fits.`;
};
