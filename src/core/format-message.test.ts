import compile from 'icu-minify/compile';
import { afterEach, expect, test, vi } from 'vitest';
import { formatMessage } from './format-message.ts';

afterEach(() => vi.restoreAllMocks());

const say = (text: string, values?: Record<string, string | number | Date>, locale = 'en') =>
  formatMessage('test.key', compile(text), values, { locale, timeZone: 'UTC' });

test.each([
  ['en', 1, '1 film'],
  ['en', 1200, '1,200 films'],
  ['ru', 3, '3 фильма'],
  ['ru', 11, '11 фильмов'],
  ['he', 2, 'שני סרטים'],
])('a count has the plural form of %s: %d', (locale, count, said) => {
  const texts: Record<string, string> = {
    en: '{count, plural, one {# film} other {# films}}',
    ru: '{count, plural, one {# фильм} few {# фильма} many {# фильмов} other {# фильма}}',
    he: '{count, plural, one {סרט אחד} two {שני סרטים} other {# סרטים}}',
  };
  expect(say(texts[locale] ?? '', { count }, locale)).toBe(said);
});

test('dates are those of the time zone, numbers those of the style', () => {
  const day = new Date('2026-11-17T23:30:00Z');
  expect(say('{day, date, ::MMMMd}', { day }, 'de')).toBe('17. November');
  expect(say('{share, number, ::percent}', { share: 0.5 }, 'de')).toBe('50\u00a0%');
});

test('tags become their elements', () => {
  const rich = formatMessage(
    'test.key',
    compile('Read <b>this</b> now'),
    { b: (chunks: unknown[]) => ({ bold: chunks }) },
    { locale: 'en' },
  );
  expect(rich).toEqual(['Read ', { bold: ['this'] }, ' now']);
});

test('one formatter is made per language and style, not per message', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  for (const share of [0.1, 0.2, 0.3]) say('{share, number, ::percent}', { share }, 'it');
  for (const share of [0.1, 0.2, 0.3]) say('{share, number, ::percent}', { share }, 'fr');
  expect(made.mock.calls.map(([locale]) => locale)).toEqual(['it', 'fr']);
});
