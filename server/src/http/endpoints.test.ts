import { contract } from '@attendant/contract';
import { implement } from '@orpc/server';
import { expect, it } from 'vitest';
import { checkAnswer } from './endpoints.ts';

const policy = implement(contract).identity.passwordPolicy.handler(() => POLICY);
const POLICY = { minLength: 8, signUpMinLength: 8, maxLength: 64, blocklist: true, schemaVersion: 1 };

it('lets what was promised pass', async () => {
  await expect(checkAnswer(policy, POLICY)).resolves.toBeUndefined();
});

it('refuses an answer that lacks something', async () => {
  await expect(checkAnswer(policy, { ...POLICY, minLength: 'eight' })).rejects.toThrow('not as promised');
});

it('refuses an answer with something that nobody promised', async () => {
  await expect(checkAnswer(policy, { ...POLICY, pepper: 'secret' })).rejects.toThrow('More or less');
});
