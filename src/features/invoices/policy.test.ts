import { expect, test } from 'vitest';
import { isDescribed, isRegisteredInCanada, receiptStatement } from './policy.ts';
import { entitiesSetting } from './server/settings.ts';

const real = {
  name: 'Ofek Learning Ltd',
  address: '5 Herzl Street, Jerusalem',
  taxNumber: '58-1234567',
  email: 'money@ofek.org',
  bank: '',
};

test('an entity is described once nothing that its documents need is empty or an example', () => {
  expect(isDescribed(real)).toBe(true);
  expect(isDescribed(entitiesSetting.initial.us)).toBe(false);
  for (const field of ['name', 'address', 'taxNumber', 'email'] as const)
    expect(isDescribed({ ...real, [field]: '' }), field).toBe(false);
  expect(isDescribed({ ...real, email: 'help@lamed.example' })).toBe(false);
  expect(isDescribed({ ...real, address: '1 Example Street' })).toBe(false);
});

test('what is owed by transfer needs an account to pay to', () => {
  expect(isDescribed(real, { owed: true })).toBe(false);
  expect(isDescribed({ ...real, bank: 'IL62 0108 0000' }, { owed: true })).toBe(true);
});

const canadian = {
  name: 'Ofek Canada',
  address: '1 Maple Road, Toronto',
  number: '123456789 RR 0001',
  place: 'Toronto',
  signedBy: 'D. Levi',
};

test('official receipts for Canada need all that the tax agency asks for', () => {
  expect(isRegisteredInCanada(canadian)).toBe(true);
  for (const field of Object.keys(canadian))
    expect(isRegisteredInCanada({ ...canadian, [field]: '' }), field).toBe(false);
  expect(isRegisteredInCanada({ ...canadian, number: '123456789' })).toBe(false);
});

test('a receipt says what the law of its issuer’s country asks for', () => {
  const { number, place, signedBy } = canadian;
  const charity = { name: 'Ofek', charityNumber: '12-3456789' };
  expect(receiptStatement('us', charity).text).toBe('invoices.receipt.us');
  expect(receiptStatement('il', charity).text).toBe('invoices.receipt.nothingReturned');
  expect(receiptStatement('us', { name: 'Ofek Canada', canada: { number, place, signedBy } })).toMatchObject({
    text: 'invoices.receipt.ca',
    values: { name: 'Ofek Canada', number, place, signedBy },
  });
});
