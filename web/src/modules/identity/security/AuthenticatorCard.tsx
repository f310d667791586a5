import { useState } from 'react';
import { Banner } from '../../../kit/form/Banner.tsx';
import { Button } from '../../../kit/frame/Button.tsx';
import { toast } from '../../../kit/frame/toast.ts';
import { LoadedCard } from './LoadedCard.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';
import { SetUpApp } from './SetUpApp.tsx';
import { useAuthenticator, useBeginApp, useRemoveApp } from './security.ts';

type Step = 'nothing' | 'proving' | 'removing' | { secret: string; url: string } | { codes: readonly string[] };

export function AuthenticatorCard() {
  const state = useAuthenticator();
  const begin = useBeginApp();
  const remove = useRemoveApp();
  const [step, setStep] = useState<Step>('nothing');
  const back = () => setStep('nothing');
  return (
    <LoadedCard
      title="Authenticator app"
      subtitle="A code from your phone, beside the password and mailed links."
      query={state}
    >
      {({ enabled, recovery_codes_left: left }) => {
        if (step === 'proving') {
          const act = async (id_token: string) => setStep(await begin.mutateAsync(id_token));
          return <ProofForm submitText="Continue" failed="That did not work." act={act} onCancel={back} />;
        }
        if (step === 'removing') {
          const act = async (id_token: string) => {
            await remove.mutateAsync(id_token);
            toast.success('Codes are no longer asked for');
            back();
          };
          return <ProofForm submitText="Turn Off" failed="That did not work." act={act} onCancel={back} />;
        }
        if (typeof step === 'object' && 'codes' in step) return <RecoveryCodes codes={step.codes} onDone={back} />;
        if (typeof step === 'object') {
          return <SetUpApp {...step} onCancel={back} onDone={(codes) => setStep({ codes })} />;
        }
        return (
          <>
            {enabled && left <= 2 && (
              <Banner
                tone="warning"
                title={`${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`}
              >
                Turn the app off and on again to get new ones.
              </Banner>
            )}
            <p className="t2">
              {enabled
                ? `It is on. ${left} recovery codes are left.`
                : 'It is off: a password, or a mailed link, is enough to sign in.'}
            </p>
            <div className={styles.end}>
              <Button onClick={() => setStep(enabled ? 'removing' : 'proving')}>
                {enabled ? 'Turn off' : 'Set up an app'}
              </Button>
            </div>
          </>
        );
      }}
    </LoadedCard>
  );
}
