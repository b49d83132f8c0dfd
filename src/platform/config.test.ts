import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, readStorage, settings } from './config.ts';

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

  test('keep the secret they generated', () => {
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
    ['TRUST_PROXY', 'true'],
    ['SMTP_URL', 'mail.example:587'],
  ])('a wrong %s is named', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  test('the demo world is off on a public address or with a database unless asked for', () => {
    expect(
      readConfig({ SECRET: secret, PUBLIC_URL: 'https://lamed.example', SMTP_URL: 'none' }).demoWorld,
    ).toBe(false);
    expect(readConfig({ SECRET: secret, DATABASE_URL: 'postgres://x/y' }).demoWorld).toBe(false);
    expect(readConfig({ SECRET: secret, DATABASE_URL: 'postgres://x/y', DEMO_WORLD: 'true' }).demoWorld).toBe(
      true,
    );
  });

  test('an external database needs a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://x/y' })).toThrow(ConfigError);
  });

  test('a public address needs a mail server, or the explicit setting that there is none', () => {
    const environment = { SECRET: secret, PUBLIC_URL: 'https://lamed.example' };
    const smtpUrlWith = (SMTP_URL: string) => readConfig({ ...environment, SMTP_URL }).mail.smtpUrl;
    expect(() => readConfig(environment)).toThrow(/^SMTP_URL: needed/);
    expect(smtpUrlWith('none')).toBeUndefined();
    expect(smtpUrlWith('smtp://mail.example:587')).toBe('smtp://mail.example:587');
    expect(readConfig({ SECRET: secret, PUBLIC_URL: 'http://127.0.0.1:3000' }).mail.smtpUrl).toBeUndefined();
  });

  test('the location of the data can be read without a secret, and generates none', () => {
    const DATA_DIR = temporaryFolder();
    expect(
      readStorage({ DATABASE_URL: 'postgres://x/y', DATA_DIR, PUBLIC_URL: 'https://lamed.example' }),
    ).toEqual({
      databaseUrl: 'postgres://x/y',
      dataDir: DATA_DIR,
      demoWorld: false,
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(() => readStorage({ DATABASE_URL: 'mysql://x' })).toThrow(/^DATABASE_URL: /);
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: give both or neither'],
    [{ FACEBOOK_CLIENT_SECRET: 'x' }, 'FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET: give both or neither'],
    [{ RECAPTCHA_SITE_KEY: 'x' }, 'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY: give both or neither'],
    [{ GOOGLE_ISSUER: 'http://evil.example' }, 'GOOGLE_ISSUER: must be https'],
    [{ FX_URL: 'http://rates.example/daily.xml' }, 'FX_URL: must be https'],
    [{ FX_URL: 'https://me:s3cret@rates.example/' }, 'FX_URL: must hold no user name and no password'],
  ])('%o is refused by name', (environment, message) => {
    expect(() => readConfig({ SECRET: secret, ...environment })).toThrow(message);
  });

  test('each is listed in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const missing = Object.keys(settings.shape).filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
