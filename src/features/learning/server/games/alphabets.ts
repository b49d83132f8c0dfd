import type { Locale } from '../../../../core/locale.ts';

/**
 * Letters that fill a word search. In Hebrew without final forms, which stand only at a word's end, and without He, so that
 * chance does not write the Name.
 */
export const alphabets: Record<Locale, string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWYZ',
  he: 'אבגדוזחטיכלמנסעפצקרשת',
  ru: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЫЬЭЮЯ',
  es: 'ABCDEFGHIJLMNÑOPQRSTUVYZ',
  fr: 'ABCDEFGHIJLMNOPQRSTUVXYZ',
  de: 'ABCDEFGHIJKLMNOPRSTUVWZÄÖÜ',
  it: 'ABCDEFGHILMNOPQRSTUVZ',
};
