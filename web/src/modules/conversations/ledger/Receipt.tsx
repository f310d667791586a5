import type { Ledger } from '@attendant/contract/conversations/ledger';
import { formatDuration, formatNumber } from '../../../kit/form/format.ts';

const UNITS: Readonly<Record<Ledger['usage'][number]['unit'], (amount: number) => string>> = {
  seconds: (amount) => `${formatDuration(Math.max(1, amount))} heard`,
  characters: (amount) => `${formatNumber(Math.round(amount))} characters spoken`,
  'tokens-in': (amount) => `${formatNumber(Math.round(amount))} tokens read`,
  'tokens-out': (amount) => `${formatNumber(Math.round(amount))} tokens written`,
};

/** What the conversation took: time on the line, and units of outside providers. */
export const Receipt = ({ ledger }: { ledger: Ledger }) => (
  <section className="card" aria-label="Receipt">
    <dl className="dl">
      {ledger.carrier_seconds !== null && (
        <div>
          <dt>Carrier</dt>
          <dd className="num">{formatDuration(ledger.carrier_seconds)}</dd>
        </div>
      )}
      <div>
        <dt>Talk time</dt>
        <dd className="num">{formatDuration(ledger.talk_seconds)}</dd>
      </div>
      {ledger.usage.map(({ provider, unit, amount }) => (
        <div key={`${provider} ${unit}`}>
          <dt>{provider}</dt>
          <dd className="num">{UNITS[unit](amount)}</dd>
        </div>
      ))}
      {ledger.usage.length === 0 && (
        <div>
          <dt>Providers</dt>
          <dd>Built-in only</dd>
        </div>
      )}
    </dl>
  </section>
);
