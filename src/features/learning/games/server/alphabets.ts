import type { Locale } from '#core/locale.ts';

/**
 * The letters that fill a word search. Hebrew has no final forms, which occur only at a word's end, and no He, so that
 * chance cannot write the Name.
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
