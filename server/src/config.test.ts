import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('names every setting that is wrong, as it is set, with what it may be', () => {
  const wrong = {
    DRAIN_S: '-1',
    PORT: 'x',
    API_LIMIT: '5',
    ADMIN_SETUP_KEY: 'short',
    SMTP_URL: 'http://mail',
    LOG_LEVEL: 'loud',
  };
  expect(() => readConfig(wrong)).toThrow(
    [
      'These settings are wrong:',
      '  PORT must be a number.',
      '  SMTP_URL must be a URL that begins with smtp:// or smtps://',
      '  ADMIN_SETUP_KEY must have at least 16 characters',
      '  API_LIMIT must be at least 60.',
      '  LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
      '  DRAIN_S must be at least 0.',
    ].join('\n'),
  );
});

it('takes what is empty as not set', () => {
  expect(readConfig({ DRAIN_S: '' }).drainSeconds).toBe(600);
});

it('refuses a way past a pooler where there is none', () => {
  const direct = 'postgres://attendant@db/attendant';
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL');
  expect(readConfig({ DATABASE_URL: direct }).databaseDirectUrl).toBe(direct);
});
