import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { ConfigError, readConfig, settings } from './config.ts';

const secret = 'a secret of thirty-two characters';

describe('settings', () => {
  test('have defaults for a first try on localhost', () => {
    const config = readConfig({ DATA_DIR: temporaryFolder() });
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      demoWorld: true,
      s3: undefined,
    });
    expect(config.secret.length).toBeGreaterThanOrEqual(32);
  });

  test('keep the secret they made', () => {
    const environment = { DATA_DIR: temporaryFolder() };
    expect(readConfig(environment).secret).toBe(readConfig(environment).secret);
  });

  test.each([
    ['PORT', 'seven'],
    ['PUBLIC_URL', 'lamed.example'],
    ['DATABASE_URL', 'mysql://x'],
    ['DEMO_WORLD', 'yes'],
    ['SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('a wrong %s is named', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  test('the demo world is off on a public address or with a database unless asked for', () => {
    expect(readConfig({ SECRET: secret, PUBLIC_URL: 'https://lamed.example' }).demoWorld).toBe(false);
    expect(readConfig({ SECRET: secret, DATABASE_URL: 'postgres://x/y' }).demoWorld).toBe(false);
    expect(readConfig({ SECRET: secret, DATABASE_URL: 'postgres://x/y', DEMO_WORLD: 'true' }).demoWorld).toBe(
      true,
    );
  });

  test('a database of its own needs a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://x/y' })).toThrow(ConfigError);
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: give both or neither'],
    [{ FACEBOOK_CLIENT_SECRET: 'x' }, 'FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET: give both or neither'],
    [{ RECAPTCHA_SITE_KEY: 'x' }, 'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY: give both or neither'],
    [{ GOOGLE_ISSUER: 'http://evil.example' }, 'GOOGLE_ISSUER: must be https'],
  ])('%o is refused by name', (environment, message) => {
    expect(() => readConfig({ SECRET: secret, ...environment })).toThrow(message);
  });

  test('each stands in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const missing = Object.keys(settings.shape).filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
