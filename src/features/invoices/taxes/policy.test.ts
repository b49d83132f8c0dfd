import { describe, expect, test } from 'vitest';
import { createRandom } from '#test/support/random.ts';
import { addMoney, money } from '#core/money.ts';
import { taxOf, taxRuleFor, type TaxRule } from './policy.ts';

const rule = (changes: Partial<TaxRule>): TaxRule => ({
  country: 'IL',
  name: 'vat',
  rate: 1800,
  mode: 'inclusive',
  from: '2025-01-01',
  ...changes,
});

describe('the tax of a price', () => {
  test('is within it where the country says so', () => {
    const taxed = taxOf(money(11_800, 'ILS'), rule({}));
    expect(taxed).toMatchObject({
      net: money(10_000, 'ILS'),
      tax: money(1800, 'ILS'),
      gross: money(11_800, 'ILS'),
    });
  });

  test('comes on top of it elsewhere', () => {
    const taxed = taxOf(money(900, 'USD'), rule({ rate: 825, mode: 'added' }));
    expect(taxed).toMatchObject({ net: money(900, 'USD'), tax: money(74, 'USD'), gross: money(974, 'USD') });
  });

  test('is nothing without a rule', () => {
    const price = money(900, 'GBP');
    expect(taxOf(price, undefined)).toEqual({ net: price, tax: money(0, 'GBP'), gross: price });
  });

  test('adds up with the net amount, whatever the price and the rate', () => {
    const random = createRandom(770);
    for (let round = 0; round < 3000; round += 1) {
      const price = money(Math.floor(random() * 1_000_000), 'ILS');
      const mode = random() < 0.5 ? 'inclusive' : 'added';
      const { net, tax, gross } = taxOf(price, rule({ rate: Math.floor(random() * 3000), mode }));
      expect(addMoney(net, tax)).toEqual(gross);
      expect(mode === 'inclusive' ? gross : net).toEqual(price);
      expect(tax.amount >= 0n && tax.amount <= gross.amount).toBe(true);
    }
  });
});

describe('the rule in force', () => {
  const rules = [rule({ rate: 1700, from: '2015-10-01' }), rule({}), rule({ country: 'FR', rate: 2000 })];

  test('is the latest that has begun in the country', () => {
    expect(taxRuleFor(rules, 'IL', '2024-12-31')?.rate).toBe(1700);
    expect(taxRuleFor(rules, 'IL', '2025-01-01')?.rate).toBe(1800);
    expect(taxRuleFor(rules, 'IL', '2015-09-30')).toBeUndefined();
  });

  test('is none where there is none, or the country is unknown', () => {
    expect(taxRuleFor(rules, 'US', '2026-01-01')).toBeUndefined();
    expect(taxRuleFor(rules, null, '2026-01-01')).toBeUndefined();
  });
});
