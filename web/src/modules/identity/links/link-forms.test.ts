import { describe, expect, it } from 'vitest';
import { emailForm, FirstPassword, fitsMask, NewAccount } from './link-forms.ts';

const texts = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('setting up an account', () => {
  const good = { name: 'June Park', password: 'lost crown', confirm: 'lost crown' };
  it.each([
    [{}, []],
    [{ name: ' ' }, ['name: Full name is required.']],
    [{ name: 'J' }, ['name: Name must be at least 2 characters']],
    [{ password: '', confirm: '' }, ['password: Password is required.', 'confirm: Please confirm your password.']],
    [{ password: 'short', confirm: 'short' }, ['password: Password must be at least 6 characters long.']],
    [{ confirm: 'lost crowns' }, ['confirm: Passwords do not match.']],
  ])('%o says %o', (fields, said) => {
    expect(texts(NewAccount.safeParse({ ...good, ...fields }))).toEqual(said);
  });

  it('asks for no name where only a password is set', () => {
    expect(texts(FirstPassword.safeParse({ ...good, name: '' }))).toEqual([]);
  });
});

describe('whose link it is', () => {
  it.each([
    ['', ['email: Email address is required.']],
    ['june@park', ['email: Please enter a valid email address.']],
    ['june@park.example', []],
  ])('%o says %o', (email, said) => {
    expect(texts(emailForm('Email address is required.').safeParse({ email }))).toEqual(said);
  });

  it.each([
    ['june@park.example', true],
    [' June@Park.example ', true],
    ['june@else.example', false],
    ['maria@park.example', false],
    ['june', false],
  ])('%o may be j***@park.example: %o', (email, fits) => expect(fitsMask(email, 'j***@park.example')).toBe(fits));
});
