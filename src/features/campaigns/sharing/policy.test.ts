import { expect, test } from 'vitest';
import { mostHosts, readHosts } from './policy.ts';

test('sites are read as origins, whatever was typed of their addresses, and each once', () => {
  expect(readHosts(' shul.example\nhttps://www.shul.example/give?x=1, https://shul.example/')).toEqual([
    'https://shul.example',
    'https://www.shul.example',
  ]);
  expect(readHosts('')).toEqual([]);
  expect(readHosts('https://בית-כנסת.example')).toEqual([
    expect.stringMatching(/^https:\/\/xn--[a-z0-9-]+\.example$/),
  ]);
});

test.each([
  'http://shul.example',
  '*',
  'https://*.example',
  "https://shul.example; script-src 'unsafe-inline'",
  'javascript://shul.example',
  'localhost',
  '127.0.0.1',
  'https://me:secret@shul.example',
  Array.from({ length: mostHosts + 1 }, (_, index) => `shul-${index}.example`).join('\n'),
])('refuses %s', (typed) => {
  expect(readHosts(typed)).toBeUndefined();
});
