import { describe, expect, test } from 'vitest';
import { detectLocale } from './locale.ts';

describe('the language of a request', () => {
  test('a saved choice wins over the browser', () => expect(detectLocale('he', 'fr')).toBe('he'));
  test('an unknown saved choice is ignored', () => expect(detectLocale('xx', 'fr-CA')).toBe('fr'));
  test('the heaviest known language wins, the first among equals', () => {
    expect(detectLocale(undefined, 'pt, de;q=0.5, ru;q=0.8')).toBe('ru');
    expect(detectLocale(undefined, 'es, it')).toBe('es');
  });
  test('a refused language is not chosen', () => expect(detectLocale(undefined, 'de;q=0')).toBe('en'));
  test('the old code for Hebrew still finds it', () => expect(detectLocale(undefined, 'iw-IL')).toBe('he'));
  test('nothing known falls back to English', () => expect(detectLocale(undefined, undefined)).toBe('en'));
});
