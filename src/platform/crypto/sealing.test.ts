import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const sealing = createSealing({ secret: 'a secret of thirty-two characters' });

test('a sealed text opens again, and looks different each time', () => {
  const [one, other] = [sealing.seal('שלום'), sealing.seal('שלום')];
  expect([sealing.open(one), sealing.open(other)]).toEqual(['שלום', 'שלום']);
  expect(one).not.toBe(other);
});

test('a text that was changed, or sealed with another secret, does not open', () => {
  const sealed = sealing.seal('secret');
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  expect(() => sealing.open(changed)).toThrow();
  expect(() => createSealing({ secret: 'another' }).open(sealed)).toThrow();
  expect(() => sealing.open('')).toThrow();
});

test('a disguise is the same for the same text and secret, and reveals nothing about the text', () => {
  expect(sealing.disguise('right')).toMatch(/^[\w-]{12}$/);
  expect(sealing.disguise('right')).toBe(
    createSealing({ secret: 'a secret of thirty-two characters' }).disguise('right'),
  );
  expect(sealing.disguise('right')).not.toBe(sealing.disguise('wrong'));
  expect(sealing.disguise('right')).not.toBe(createSealing({ secret: 'another' }).disguise('right'));
});
