import { expect, test } from 'vitest';
import { nameShabbat } from './shabbat-name.ts';

const abroad = { country: 'US' } as const;
const israel = { country: 'IL' } as const;

test.each([
  ['2026-11-28', 'en', abroad, { kind: 'parasha', text: 'Vayishlach', lang: 'en' }],
  ['2026-11-28', 'he', israel, { kind: 'parasha', text: 'וישלח', lang: 'he' }],
  ['2026-11-28', 'ru', abroad, { kind: 'parasha', text: 'וישלח', lang: 'he' }],
  // The second day of Shavuot abroad, an ordinary Shabbat in Israel.
  ['2026-05-23', 'en', abroad, { kind: 'holiday', text: 'Shavuot', lang: 'en' }],
  ['2026-05-23', 'en', israel, { kind: 'parasha', text: 'Nasso', lang: 'en' }],
  // Two portions together.
  ['2026-05-09', 'de', abroad, { kind: 'parasha', text: 'Behar-Bechukotai', lang: 'en' }],
] as const)('%s in %s is called after what is read', (date, locale, place, name) => {
  expect(nameShabbat(date, place, locale)).toEqual(name);
});

test('no other day has a name', () => {
  expect(nameShabbat('2026-11-27', abroad, 'en')).toBeUndefined();
});
