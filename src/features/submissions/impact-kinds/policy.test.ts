import { describe, expect, test } from 'vitest';
import { localeCodes } from '#core/locale.ts';
import { formsOf, unitFor } from './policy.ts';

describe('the word for what a deed counts', () => {
  test('is asked for in every form that a language has for whole numbers, with an example of each', () => {
    const forms = Object.fromEntries(
      localeCodes.map((locale) => [locale, formsOf(locale).map(({ form, example }) => `${form} ${example}`)]),
    );
    expect(forms).toEqual({
      en: ['one 1', 'other 2'],
      he: ['one 1', 'two 2', 'other 5'],
      ru: ['one 1', 'few 2', 'many 5'],
      es: ['one 1', 'other 2', 'many 1000000'],
      fr: ['one 1', 'other 2', 'many 1000000'],
      de: ['one 1', 'other 2'],
      it: ['one 1', 'other 2', 'many 1000000'],
    });
  });

  const russian = { one: 'час', few: 'часа', many: 'часов' };
  test.each([
    [1, 'час'],
    [3, 'часа'],
    [11, 'часов'],
    [21, 'час'],
    [1_000_000, 'часов'],
    [2.5, 'часов'],
  ])('agrees with %d in Russian', (number, word) => {
    expect(unitFor('ru', russian, number)).toBe(word);
  });

  test('is the nearest there is where a form has not been written', () => {
    expect(unitFor('he', { one: 'ביקור', other: 'ביקורים' }, 2)).toBe('ביקורים');
    expect(unitFor('en', { one: 'visit' }, 7)).toBe('visit');
  });
});
