import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { sayAct, sayReason } from './say-act.ts';

const database = useDatabase();
const inLanguage = (locale: Locale, timeZone?: string) => makeCtx(database.db, { locale, timeZone });

describe('an act in words', () => {
  test('is said in the language of the reader', () => {
    expect(sayAct(inLanguage('en'), 'second-factor.added')).toBe('Added a second sign-in step');
    expect(sayAct(inLanguage('he'), 'second-factor.added')).toBe('הוספת שלב שני לכניסה');
  });

  test.each(['course.knitted', 'constructor', ''])(
    'is shown as stored where there are no words: %j',
    (name) => {
      expect(sayAct(inLanguage('he'), name)).toBe(name);
      expect(sayReason(inLanguage('he'), { what: name, why: 'edited' })).toBe('edited');
    },
  );
});

describe('the reason of an act', () => {
  const say = (what: string, why: string, locale: Locale = 'he') =>
    sayReason(inLanguage(locale, 'Asia/Jerusalem'), { what, why });

  test('is said in the reader’s language where code gave it', () => {
    expect(say('film.changed', 'edited')).toBe('עריכה');
    expect(say('viewing.ended', 'time was up', 'de')).toBe('Die Zeit war um');
    expect(say('user.restricted', 'no reason given')).toBe('לא נכתבה סיבה');
  });

  test('is left as it is where a person wrote it, even in the words of another act’s code', () => {
    expect(say('user.restricted', 'edited')).toBe('edited');
    expect(say('film.changed', 'constructor')).toBe('constructor');
    expect(say('user.restricted', '')).toBe('');
  });

  test.each([
    ['entry.saved', 'version 12: shared.title, texts.he.title', 'Version 12'],
    ['entry.deleted', 'version 3', 'Version 3'],
    ['entry.published', 'version 3: he, en', 'Version 3 in English, עברית'],
    [
      'entry.scheduled',
      'version 3: he for 2027-01-01T08:00:00.000Z',
      'Version 3 in עברית, for Jan 1, 2027, 10:00 AM',
    ],
    ['entry.scheduled', 'version 3: he for ever', 'Version 3 in עברית, for ever'],
    ['entry.previewsEnded', 'ru', 'Русский'],
    ['entry.previewsEnded', 'he, ru', 'עברית, Русский'],
    ['entry.previewsEnded', 'tlh', 'tlh'],
    ['entry.previewMade', 'he', 'עברית'],
    ['entry.saved', 'versions of old', 'versions of old'],
  ])('of an entry names its version and languages: %s, %s', (what, why, said) => {
    // Intl sets a narrow space before AM.
    expect(say(what, why, 'en').replaceAll('\u{202f}', ' ')).toBe(said);
  });
});
