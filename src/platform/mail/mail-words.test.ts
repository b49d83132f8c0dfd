import { expect, test } from 'vitest';
import { plainName } from './mail-words.ts';

test.each([
  ['Sara Levi', 'Sara Levi'],
  ['Éliane d’Aubigné-Stern Jr.', 'Éliane d’Aubigné-Stern Jr.'],
  ['כיתה ד׳2', 'כיתה ד׳2'],
  ['Rabbi A. Cohen', 'Rabbi A. Cohen'],
  ['Sara evil.example', 'Sara evil example'],
  ['https://evil.example/win?you=1', 'https evil example win?you=1'],
  ['www.evil.example', 'www evil example'],
  ['write to me@evil.example', 'write to me evil example'],
  ['evil。example ｅｖｉｌ．example', 'evil example ｅｖｉｌ example'],
  ['mailto:me＠evil', 'mailto me evil'],
  ['@', '…'],
])('%j goes into a mail as %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
