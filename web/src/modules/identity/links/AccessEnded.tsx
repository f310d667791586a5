import { Banner } from '../../../kit/form/Banner.tsx';

/** Said once, to whoever proved an address with which an account had been made before. */
export const AccessEnded = () => (
  <Banner tone="warning" title="What was set up before has ended.">
    This account was made before anybody showed that the address is theirs. Its password and sign-ins from then no
    longer work. Agents and colleagues added before are still there: please check who may use your agents.
  </Banner>
);
