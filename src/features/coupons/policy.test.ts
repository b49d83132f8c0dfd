import { describe, expect, test } from 'vitest';
import { chartUnit, keyOf, readCode, stateOf, type Standing } from './policy.ts';

describe('a code', () => {
  test('may be typed in any case, with spaces and with dashes of any kind', () => {
    expect(readCode('summer-26')).toBe('SUMMER-26');
    expect(readCode('  Summer – 26 ')).toBe('SUMMER-26');
    expect(keyOf('SUMMER-26')).toBe(keyOf('SUMMER26'));
  });

  test('has 4 to 24 letters, digits and single dashes between them', () => {
    for (const code of ['ABCD', '2026', 'A-B-C-D', 'A'.repeat(24)]) expect(readCode(code), code).toBe(code);
    for (const typed of [
      '',
      'ABC',
      'A-B-C',
      'A'.repeat(25),
      '-ABCD',
      'ABCD-',
      'AB--CD',
      'AB_CD',
      'קופון',
      'ABCD\u0000',
    ])
      expect(readCode(typed), typed).toBeUndefined();
    expect(readCode(' '.repeat(100_000))).toBeUndefined();
  });
});

describe('a coupon', () => {
  const noon = new Date('2026-11-17T12:00:00Z');
  const plain: Standing = { isOn: true, startsOn: null, endsOn: null, maxUses: null, used: 3 };

  test('runs between its days, which count wherever the payer is', () => {
    expect(stateOf(plain, noon)).toBe('running');
    const december = { ...plain, startsOn: '2026-12-01', endsOn: '2026-12-31' };
    for (const [at, state] of [
      ['2026-11-30T09:59:59Z', 'scheduled'],
      ['2026-11-30T10:00:00Z', 'running'],
      ['2027-01-01T11:59:59Z', 'running'],
      ['2027-01-01T12:00:00Z', 'expired'],
    ] as const)
      expect(stateOf(december, new Date(at)), at).toBe(state);
  });

  test('is used up at its limit, also where a late payment has taken it over', () => {
    expect(stateOf({ ...plain, maxUses: 4 }, noon)).toBe('running');
    expect(stateOf({ ...plain, maxUses: 3 }, noon)).toBe('used_up');
    expect(stateOf({ ...plain, maxUses: 2 }, noon)).toBe('used_up');
  });

  test('that is off is off, whatever its days and limit say', () => {
    expect(stateOf({ ...plain, isOn: false, endsOn: '2020-01-01', maxUses: 1 }, noon)).toBe('off');
    expect(stateOf({ ...plain, endsOn: '2020-01-01', maxUses: 1 }, noon)).toBe('expired');
  });

  test('has a chart of about thirty columns at most', () => {
    expect(chartUnit('2026-11-17', '2026-11-17')).toBe('day');
    expect(chartUnit('2026-10-18', '2026-11-17')).toBe('day');
    expect(chartUnit('2026-10-17', '2026-11-17')).toBe('week');
    expect(chartUnit('2026-01-01', '2026-11-17')).toBe('month');
  });
});
