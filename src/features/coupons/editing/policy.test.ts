import { expect, test } from 'vitest';
import { isPercent, toHundredths, toPercent } from './policy.ts';

test('a percentage has two decimals at most, is above nothing and no more than all', () => {
  for (const text of ['0.01', '1', '12.5', '99.99', '100', '100.00'])
    expect(isPercent(text), text).toBe(true);
  for (const text of ['', '0', '0.00', '100.01', '101', '1.234', '-1', '1e1', '.5', '5.', '１０'])
    expect(isPercent(text), text).toBe(false);
});

test('it is stored in hundredths and read back in the shortest way', () => {
  for (const [text, hundredths] of [
    ['12.5', 1250],
    ['0.07', 7],
    ['20', 2000],
  ] as const) {
    expect(toHundredths(text)).toBe(hundredths);
    expect(toPercent(hundredths)).toBe(text);
  }
  expect(toPercent(toHundredths('20.00'))).toBe('20');
});
