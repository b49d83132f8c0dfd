import { expect, test } from 'vitest';
import { isUnbegun } from './unbegun.ts';

test('only what was written is judged at once: an empty field or list is not', () => {
  expect(isUnbegun({ fault: 'missing' })).toBe(true);
  expect(isUnbegun({ fault: 'empty' })).toBe(true);
  expect(isUnbegun({ fault: 'tooFew', count: 0 })).toBe(true);
  expect(isUnbegun({ fault: 'tooFew', count: 2 })).toBe(false);
  expect(isUnbegun({ fault: 'tooLong' })).toBe(false);
});
