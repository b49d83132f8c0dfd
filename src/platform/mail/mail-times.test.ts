import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goesAtOnce } from './mail-times.ts';

/** The first words of the ids of all mails: of links that are mailed, and of mails without one. */
function listMailNames(): string[] {
  const sources = globSync('src/features/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  const links = sources.flatMap((text) => [...text.matchAll(/defineAccountLink\(\{ name: '([\w-]+)'/g)]);
  const mails = sources
    .filter((text) => text.includes('sendMail(ctx'))
    .flatMap((text) => [...text.matchAll(/\bid: `([\w.-]+)[:\s]/g)]);
  return [...new Set([...links, ...mails].map(([, name = '']) => name))];
}

test('what the reader has just asked for herself goes at once, and every other mail keeps Shabbat', () => {
  const names = listMailNames();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => goesAtOnce(`${name}:x`)).toSorted()).toEqual([
    'email-change',
    'email-change-notice',
    'new-way-in',
    'password-changed',
    'reset',
    'verify',
  ]);
});
