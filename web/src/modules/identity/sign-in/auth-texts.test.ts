import { describe, expect, it } from 'vitest';
import { NETWORK_PROBLEM, Problem } from '../../../api/door/problem.ts';
import { SignUpForm } from '../sign-up/sign-up-form.ts';
import { passwordLacks, plainMessage, refusedFields, signInText, signUpText } from './auth-texts.ts';

const problem = (status: number, message = 'From the server', code = '') => new Problem(message, status, { code });

describe('what a refused sign-in says', () => {
  it.each([
    [problem(401), 'Invalid email or password. Please try again.'],
    [problem(429), 'Too many login attempts. Please try again later.'],
    [problem(500, 'The service is not ready.'), 'The service is not ready.'],
    [new Problem('HTTP 502: Bad Gateway', 502), 'An error occurred during login'],
    [new Error('bug'), 'An error occurred during login'],
  ])('%o', (error, text) => expect(signInText(error)).toBe(text));
});

describe('what a refused sign-up says', () => {
  const taken = 'An account with this email already exists. Please sign in instead.';
  it.each([
    [problem(409), taken],
    [problem(400, 'Email is in use'), taken],
    [problem(422, 'The email is malformed'), 'Please check your information and try again.'],
    [problem(500, 'The email server is down'), 'The email server is down'],
    [new Problem(NETWORK_PROBLEM, 0), NETWORK_PROBLEM],
    [new Error('bug'), 'An error occurred during registration'],
  ])('%o', (error, text) => expect(signUpText(error)).toBe(text));

  it('stands beside the fields that were refused', () => {
    const weak = problem(422, 'password does not meet requirements', 'auth/password-does-not-meet-requirements');
    expect(refusedFields(weak)).toEqual({ password: 'password does not meet requirements' });
    const fields = new Problem('m', 422, { code: 'invalid', errors: { displayName: 'Too short' } });
    expect(refusedFields(fields)).toEqual({ name: 'Too short' });
  });
});

describe('the sign-up form', () => {
  const good = {
    name: 'Rosa',
    email: 'rosa@salsbrickoven.com',
    password: 'longenough',
    confirm: 'longenough',
    phone: '',
  };
  const refused = (change: Partial<typeof good>) => {
    const result = SignUpForm.safeParse({ ...good, ...change });
    const issues = result.success ? [] : result.error.issues;
    // A form shows the first of a field.
    return issues
      .filter((issue, at) => issues.findIndex((other) => other.path[0] === issue.path[0]) === at)
      .map((issue) => [issue.path[0], issue.message]);
  };

  it.each([
    [{}, []],
    [{ phone: '+1 (718) 555-0147' }, []],
    [{ name: ' ' }, [['name', 'Name is required']]],
    [{ name: 'R' }, [['name', 'Name must be at least 2 characters']]],
    [{ email: '' }, [['email', 'Email is required']]],
    [{ email: 'rosa@' }, [['email', 'Please enter a valid email address']]],
    [{ confirm: '' }, [['confirm', 'Please confirm your password']]],
    [{ confirm: 'other' }, [['confirm', 'Passwords do not match']]],
    [{ phone: 'call me' }, [['phone', 'Please enter a valid phone number']]],
  ])('%o', (change, issues) => expect(refused(change)).toEqual(issues));

  it('says one thing of an empty and of a short password', () => {
    expect(refused({ password: '', confirm: '' })[0]).toEqual(['password', 'Password is required']);
    expect(refused({ password: 'short', confirm: 'short' })).toEqual([
      ['password', 'Password must be at least 8 characters'],
    ]);
  });
});

it('shows a message of the address bar as plain short text', () => {
  expect(plainMessage('  <b>Hi</b>\u0000\u202e there\n')).toBe('<b>Hi</b> there');
  expect(plainMessage('x'.repeat(500))).toHaveLength(200);
  expect(plainMessage(null)).toBe('');
});

it('says what a password lacks', () => {
  expect(['', 'abc', 'abcdefg', 'abcdefgh'].map((password) => passwordLacks(password, 8))).toEqual([
    'At least 8 characters.',
    '5 more characters.',
    'One more character.',
    '',
  ]);
});
