import { PASSWORD_MIN_SIGN_UP } from '@attendant/contract/constants';
import { useEffect, useState } from 'react';
import { client } from '../../../api/client.ts';
import { isProblem } from '../../../api/door/problem.ts';

/** What the server asks of passwords, once per session of the page. */

type Ask = () => Promise<{ signUpMinLength: number }>;
let asked: Promise<number> | null = null;

/** The shortest password that the server takes; as shipped, when it does not say. */
export function shortestPassword(ask: Ask = () => client.identity.passwordPolicy()): Promise<number> {
  asked ??= ask().then(
    (policy) => policy.signUpMinLength,
    () => {
      asked = null;
      return PASSWORD_MIN_SIGN_UP;
    },
  );
  return asked;
}

/** The policy has changed since it was asked for: the next form asks again. */
export function recheckPolicy(refusal: unknown): void {
  if (isProblem(refusal) && refusal.code === 'auth/password-does-not-meet-requirements') asked = null;
}

export function useShortestPassword(): number {
  const [min, setMin] = useState(PASSWORD_MIN_SIGN_UP);
  // After each attempt too, since a refusal may have dropped what was known.
  useEffect(() => {
    let here = true;
    void shortestPassword().then((known) => here && setMin(known));
    return () => {
      here = false;
    };
  });
  return min;
}
