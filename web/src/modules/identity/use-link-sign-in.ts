import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isProblem } from '../../api/problem.ts';
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

/** The form's life: whose link it is has to be said before it is used up (LNK-10). */
export function useLinkSignIn({ link, code, refusal, missing }: LinkSignInFlow) {
  const [enter] = useState(() => wayIn(link, code));
  const [schema] = useState(() => emailForm(missing));
  const [failure, setFailure] = useState('');
  const [proof, setProof] = useState<LinkProof | null>(null);
  const form = useForm({ resolver: standardSchemaResolver(schema), mode: 'onTouched', defaultValues: { email: '' } });
  async function submit({ email }: { email: string }) {
    setFailure('');
    if (!fitsMask(email, link.email_masked)) return form.setError('email', { message: WRONG_EMAIL });
    try {
      setProof(await enter(email.trim()));
    } catch (error) {
      if (isProblem(error) && error.code === 'auth/invalid-email') form.setError('email', { message: WRONG_EMAIL });
      else setFailure(wayInText(error, refusal));
    }
  }
  return { form, failure, proof, submit };
}
