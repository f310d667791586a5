import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { session } from '../../../api/client.ts';
import { isProblem } from '../../../api/door/problem.ts';
import { checkedBy } from '../../../kit/part/checked-by.ts';
import { forgetLinkEmail, linkEmail } from '../sign-in/link-email.ts';
import { emailForm, fitsMask } from './link-forms.ts';
import { type CheckedLink, type LinkProof, wayIn, wayInText } from './mailed-links.ts';

const WRONG_EMAIL = 'Invalid email address for this sign-in link.';

interface LinkSignInFlow {
  link: CheckedLink;
  code: string;
  refusal: string;
  /** What is said when no address was given. */
  missing: string;
}

/** Who asked for the link in this browser is not asked again, unless somebody else is signed in here. */
function storedFor(mask: string): string | null {
  const [email, other] = [linkEmail(), session.state.user?.email];
  return email && fitsMask(email, mask) && (!other || fitsMask(other, mask)) ? email : null;
}

/** The form's life: whose link it is has to be said before it is used up. */
export function useLinkSignIn({ link, code, refusal, missing }: LinkSignInFlow) {
  const [enter] = useState(() => wayIn(link, code));
  const [schema] = useState(() => emailForm(missing));
  const [failure, setFailure] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const [secondFactor, setSecondFactor] = useState('');
  const [proof, setProof] = useState<LinkProof | null>(null);
  const form = useForm({ resolver: checkedBy(schema), mode: 'onTouched', defaultValues: { email: '' } });
  async function submit({ email }: { email: string }) {
    setFailure('');
    if (!fitsMask(email, link.email_masked)) return form.setError('email', { message: WRONG_EMAIL });
    try {
      setProof(await enter(email.trim(), secondFactor));
      forgetLinkEmail();
    } catch (error) {
      if (isProblem(error) && error.code === 'auth/invalid-email') form.setError('email', { message: WRONG_EMAIL });
      else {
        if (isProblem(error) && error.code === 'auth/second-factor-required') setAsksForCode(true);
        setFailure(wayInText(error, refusal));
      }
    }
  }

  const [stored] = useState(() => storedFor(link.email_masked));
  const begun = useRef(false);
  useEffect(() => {
    if (!stored || begun.current) return;
    begun.current = true;
    form.setValue('email', stored);
    void form.handleSubmit(submit)();
  });
  return { form, failure, proof, submit, asksForCode, secondFactor, setSecondFactor, knows: stored !== null };
}
