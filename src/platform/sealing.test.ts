import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const sealing = createSealing('a secret of thirty-two characters');

test('what is sealed opens again, and looks different each time', () => {
  const [one, other] = [sealing.seal('שלום'), sealing.seal('שלום')];
  expect([sealing.open(one), sealing.open(other)]).toEqual(['שלום', 'שלום']);
  expect(one).not.toBe(other);
});

test('what was changed, or sealed with another secret, does not open', () => {
  const sealed = sealing.seal('secret');
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  expect(() => sealing.open(changed)).toThrow();
  expect(() => createSealing('another').open(sealed)).toThrow();
  expect(() => sealing.open('')).toThrow();
});
