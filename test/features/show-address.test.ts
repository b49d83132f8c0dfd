import { expect, test } from 'vitest';
import { maskAddress } from '#features/guardians/consent/server/mask-address.ts';
import { showAddress } from '#features/people/users/server/show-address.ts';

test.each([
  ['nastya@xn--e1afmkfd.xn--p1ai', 'nastya@пример.рф'],
  ['dina@mail.xn--4dbrk0ce', 'dina@mail.ישראל'],
  ['miriam@Example.org', 'miriam@Example.org'],
  ['xn--odd@example.org', 'xn--odd@example.org'],
  ['a@xn--\u0000.org', 'a@xn--\u0000.org'],
])('%s is shown as %s', (stored, shown) => expect(showAddress(stored)).toBe(shown));

test('a guardian recognizes her own domain', () => {
  expect(maskAddress('nastya@xn--e1afmkfd.xn--p1ai')).toBe('n•••@пример.рф');
});
