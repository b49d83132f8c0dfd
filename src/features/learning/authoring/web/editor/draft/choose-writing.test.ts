import { expect, test } from 'vitest';
import { localeCodes, type Locale } from '#core/locale.ts';
import { chooseWriting } from './choose-writing.ts';

const entry = (written: Locale[], translates?: Locale[]) => ({
  languages: written.map((locale) => ({
    locale,
    state: 'draft' as const,
    live: false,
    changed: true,
    publishAt: null,
    zone: null,
    problem: null,
  })),
  rights: { shared: !translates, languages: translates ?? [...localeCodes], publish: !translates },
});

test('an author begins in her own language, or in the one that there is', () => {
  expect(chooseWriting(entry(['en', 'he']), {}, 'he')).toEqual({ locale: 'he' });
  expect(chooseWriting(entry(['he']), {}, 'en')).toEqual({ locale: 'he' });
  expect(chooseWriting(entry([]), {}, 'en')).toEqual({ locale: 'en' });
});

test('a translator begins in hers, beside what there is to translate from', () => {
  expect(chooseWriting(entry(['en', 'he'], ['ru']), {}, 'en')).toEqual({ locale: 'ru', beside: 'en' });
  expect(chooseWriting(entry(['he', 'ru'], ['ru']), {}, 'ru')).toEqual({ locale: 'ru', beside: 'he' });
});

test('a link says what is written', () => {
  expect(chooseWriting(entry(['en'], ['ru', 'fr']), { locale: 'fr', beside: 'en' }, 'ru')).toEqual({
    locale: 'fr',
    beside: 'en',
  });
});
