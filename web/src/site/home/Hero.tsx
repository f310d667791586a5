import { formatPhone } from '@attendant/contract/fields/phones';
import { Action, ActionLink } from '../shell/Action.tsx';
import { TRIAL } from '../shell/content.ts';
import { Icon } from '../shell/Icon.tsx';
import { CallLine } from './CallLine.tsx';
import styles from './Hero.module.css';
import { CLAIMS } from './home-content.ts';

interface HeroProps {
  brand: string;
  demoPhone: string | null;
  /** Left out where no agent is shown. */
  onTalk?: (() => void) | undefined;
}

/** Claim, the demo call, and a call as it is spoken. */
export const Hero = ({ brand, demoPhone, onTalk }: HeroProps) => (
  <section className={styles.hero}>
    <div className="wrap site">
      <div className={styles.pitch}>
        <h1>
          The phone rings.
          <br />
          It’s already handled.
        </h1>
        <p className="lead">
          {brand} picks up for your business. It takes the order, books the appointment, and hands the call to a person
          when a person is needed.
        </p>
        <div className={styles.actions}>
          {demoPhone && (
            <ActionLink variant="primary" size="lg" href={`tel:${demoPhone}`}>
              <Icon name="phone" />
              {`Call the demo: ${formatPhone(demoPhone)}`}
            </ActionLink>
          )}
          {onTalk && (
            <Action size="lg" aria-haspopup="dialog" onClick={onTalk}>
              <Icon name="message" />
              Talk with it here
            </Action>
          )}
          <ActionLink variant={demoPhone ? 'secondary' : 'primary'} size="lg" href="#signup">
            Get started
          </ActionLink>
          <p className="small t2">{TRIAL}. No credit card, no setup fees.</p>
        </div>
      </div>
    </div>
    <CallLine />
  </section>
);

export const Claims = () => (
  <section className={styles.claims} aria-label="At a glance">
    <ul className="wrap site">
      {CLAIMS.map((claim) => (
        <Claim key={claim} text={claim} />
      ))}
    </ul>
  </section>
);

/** The figure large, its meaning below. */
function Claim({ text }: { text: string }) {
  const figure = /^\S+( min)?/.exec(text)?.[0] ?? '';
  return (
    <li>
      <b>{figure}</b>
      {text.slice(figure.length)}
    </li>
  );
}
