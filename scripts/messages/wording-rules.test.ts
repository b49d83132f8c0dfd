import { describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { catalogueProblems } from './catalogue-rules.ts';
import { typographyProblems, wordingProblems } from './wording-rules.ts';

describe('typography, in messages and content', () => {
  test.each<[Locale, string, string]>([
    ['en', 'The neighbours’ colours', 'American spelling'],
    ['en', 'Three travellers', 'American spelling'],
    ['he', 'לבחור "לומד"', '״…״'],
    ['he', 'ב„אמונה”', '״…״'],
    ['he', '”המורה רבקה“', '״…״'],
    ['he', "כיתה א'", '׳'],
    ['he', 'כיתה רב-לשונית', '־'],
    ['he', 'נשלחה ב-{day}', '־'],
    ['ru', 'Выбери "Ученик"', '«…»'],
    ['ru', 'Один человек – один аккаунт', '—'],
    ['ru', 'Мы отправили Вам письмо', '“вы”'],
    ['ru', 'Согласие нужно, Ваше письмо ждёт', '“вы”'],
  ])('%s: %j is refused', (locale, words, instead) => {
    expect(typographyProblems(locale, words)).toEqual([expect.stringContaining(`where we write ${instead}`)]);
    expect(wordingProblems(locale, words)).toHaveLength(1);
  });

  test.each<[Locale, string]>([
    ['he', 'תחת ״כניסה ואבטחה״, לכיתה א׳, רב־לשונית, ב־22 במאי – עד 20:00'],
    ['he', 'Google-Konto'],
    ['ru', 'Выберите «Ученик» — и всё. Вы вошли: Ваш аккаунт, кто-то'],
    ['en', 'A “word” - and a "word"'],
  ])('%s: %j is let through', (locale, words) => {
    expect(typographyProblems(locale, words)).toEqual([]);
  });
});

describe('one word for one thing, in messages', () => {
  test.each<[Locale, string, string]>([
    ['en', 'The mails are on their way', 'email'],
    ['en', 'This link is over', 'has expired'],
    ['en', 'Waiting for a parent’s yes', 'consent'],
    ['en', 'First and family name', 'last name'],
    ['he', 'כתובת דוא״ל', 'אימייל'],
    ['he', 'קיבלו היום די מיילים', 'אימייל'],
    ['he', 'סרטונים לילדים', 'סרט'],
    ['he', 'המקום בסרטון', 'סרט'],
    ['he', 'מפתחות כניסה', 'מפתח גישה'],
    ['he', 'לרמה הבאה', 'דרגה'],
    ['he', 'מאשרים ל{name} להצטרף?', 'a maqaf'],
    ['he', 'הזמנה מ<bdi>{teacher}</bdi>', 'a maqaf'],
    ['ru', 'В вашей учётной записи', 'аккаунт'],
    ['ru', 'Очки не изменятся', 'баллы'],
    ['ru', 'Бесплатный тариф', 'подписка'],
    ['ru', 'Входит в подписку Premium', '«Премиум»'],
    ['ru', 'никогда в шаббат', 'Шаббат'],
  ])('%s: %j is refused', (locale, words, instead) => {
    expect(wordingProblems(locale, words)).toEqual([expect.stringContaining(`where we write ${instead}`)]);
    expect(typographyProblems(locale, words)).toEqual([]);
  });

  test.each<[Locale, string]>([
    ['en', '<mail>Write to us</mail>, or answer our email: yes, that’s me'],
    ['he', 'כתובת אימייל, ב־22 במאי'],
    ['he', 'מאשרים ל־{name} ללמוד ב{brand}? של {name}'],
    ['ru', 'Мальчик в очках и карточки'],
    ['ru', '{count, plural, one {Вы прошли # урок} other {Вы прошли # урока}}'],
  ])('%s: %j is let through', (locale, words) => {
    expect(wordingProblems(locale, words)).toEqual([]);
  });
});

test('a catalogue names the message', () => {
  const key = 'learning.report.subject';
  const files = { en: { [key]: '“{title}” fails', [`@${key}`]: 'A subject' }, he: { [key]: 'ב„{title}”' } };
  const problems = catalogueProblems({ owner: 'learning', files: { ...missing, ...files } }, {});
  expect(problems).toContain(`learning he: "${key}" says "„" where we write ״…״`);
});

const missing = { ru: undefined, es: undefined, fr: undefined, de: undefined, it: undefined };
