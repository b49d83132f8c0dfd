import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../package.json' with { type: 'json' };
import { settings } from '#platform/config.ts';

const known = Object.keys(settings.shape);

describe('the documentation for operators', () => {
  test.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')])(
    '%s names only existing commands',
    (file) => {
      const named = [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(
        ([, name = '']) => name,
      );
      expect(named.filter((name) => !(name in packageFile.scripts))).toEqual([]);
    },
  );

  test('the settings in it are settings', () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    const files = [...text.matchAll(/^```ini.*\n(PUBLIC_URL[\s\S]*?)^```$/gm)].map(([, lines = '']) => lines);
    const names = files.flatMap((lines) => [...lines.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name));
    expect(names).toContain('SMTP_URL');
    expect(names.filter((name) => !known.includes(name) && name !== 'POSTGRES_PASSWORD')).toEqual([]);
  });
});

test('compose passes on every setting except those it decides itself or that have a default', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: { lamed: { environment: Record<string, string> } };
  };
  const given = Object.keys(services.lamed.environment);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
  const own = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_POOL',
    'MAX_DATABASE_WAIT',
    'MAX_EVENT_LOOP_DELAY',
    'MAX_IN_FLIGHT',
    'GOOGLE_ISSUER',
  ];
  const ofCaptcha = ['RECAPTCHA_VERSION', 'RECAPTCHA_ENTERPRISE', 'RECAPTCHA_HIDE_BADGE'];
  const ofPayments = ['STRIPE_URL', 'PAYPAL_URL', 'YAAD_URL', 'DONORS_FUND_URL', 'OJC_URL'];
  const left = [...own, ...ofCaptcha, ...ofPayments];
  expect(known.filter((name) => !given.includes(name)).toSorted()).toEqual(left.toSorted());
});
