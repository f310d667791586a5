import { formatPhone } from '@attendant/contract/fields/phones';
import type { Site } from '@attendant/contract/site/leads';
import { useState } from 'react';
import { ErrorDialog } from '../lead/ErrorDialog.tsx';
import { LeadSection } from '../lead/LeadSection.tsx';
import { SiteFrame } from '../shell/SiteFrame.tsx';
import { useSiteFacts } from '../shell/site-facts.ts';
import { DemoDialog } from './DemoDialog.tsx';
import { Claims, Hero } from './Hero.tsx';
import { failureText, VALUES } from './home-content.ts';
import { PricingTeaser } from './PricingTeaser.tsx';
import { SavingsCalculator, USUAL_FIGURES } from './SavingsCalculator.tsx';
import { Showcase } from './Showcase.tsx';
import styles from './Values.module.css';

export function HomePage({ site }: { site?: Site }) {
  const { brand_name: brand, demo_phone: demoPhone, support_phone: supportPhone, demo_talk: demo } = useSiteFacts(site);
  const [talks, setTalks] = useState(false);
  const [figures, setFigures] = useState(USUAL_FIGURES);
  const [failed, setFailed] = useState(false);
  return (
    <SiteFrame brand={brand} here="home">
      <Hero brand={brand} demoPhone={demoPhone} onTalk={demo ? () => setTalks(true) : undefined} />
      <Claims />
      <Showcase />
      <Values />
      <SavingsCalculator brand={brand} figures={figures} onChange={setFigures} />
      <PricingTeaser />
      <LeadSection figures={figures} onFailed={() => setFailed(true)} />
      {demo && <DemoDialog brand={brand} isOpen={talks} onClose={() => setTalks(false)} />}
      <ErrorDialog
        text={failureText(supportPhone && formatPhone(supportPhone))}
        isOpen={failed}
        onClose={() => setFailed(false)}
      />
    </SiteFrame>
  );
}

const Values = () => (
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
