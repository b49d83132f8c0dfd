import { expect, test } from 'vitest';
import { GiftAidInput } from '#features/donations/gift-aid/contract.ts';
import { wantedDonation } from '#features/donations/testing.ts';
import { judgeDonation } from './judge-donation.ts';

const pathsOf = (input: unknown) => judgeDonation({ locale: 'en' }, input).map(({ path }) => path);

test('nothing is wrong with what can be given', () => {
  expect(pathsOf(wantedDonation)).toEqual([]);
  expect(pathsOf({ ...wantedDonation, dedication: 'none', dedicationText: '' })).toEqual([]);
});

test('everything is judged, whatever else its schema refuses', () => {
  const wrong = { ...wantedDonation, amount: '0.50', dedicationText: ' ', method: 'ojc', donorName: 7 };
  expect(pathsOf(wrong)).toEqual(['amount', 'dedicationText', 'fundAccount']);
  expect(pathsOf({ ...wrong, currency: 'XYZ', dedication: 'other', savedMethodId: 'a saved one' })).toEqual(
    [],
  );
  expect(pathsOf(null)).toEqual([]);
});

test('a postcode is judged beside what else is wrong with a declaration', () => {
  const declared = {
    scope: 'gift',
    title: '',
    firstName: '',
    lastName: 'Donor',
    house: '',
    address: 'Leeds',
  };
  const { error } = GiftAidInput.safeParse({ ...declared, postcode: 'none', isOverseas: false });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['firstName', 'house', 'postcode']);
});
