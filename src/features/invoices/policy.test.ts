import { expect, test } from 'vitest';
import { isDescribed } from './policy.ts';
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
