import { expect, test } from 'vitest';
import { fillOffline, makeOffline } from './offline-document.ts';

const page = makeOffline({
  locale: 'he',
  direction: 'rtl',
  brand: 'למד',
  styles: '<link rel="stylesheet" href="/assets/a.css">',
  say: (key) => key,
});

test('the offline page is complete without scripts', () => {
  expect(page).toContain('<html lang="he" dir="rtl">');
  expect(page).not.toContain('<script');
});

test('it lists the kept pages by lesson and course, without the product’s name', () => {
  const filled = fillOffline(page, [
    { path: '/courses/a/b', title: 'The Tent · Giving · Lamed' },
    { path: '/courses/a', title: 'Giving · למד' },
  ]);
  expect(filled).toContain('<a href="/courses/a/b"');
  expect(filled).toMatch(/>The Tent<.*>Giving<.*<a href="\/courses\/a"/s);
  expect(filled).not.toContain('· Lamed');
  expect(filled).not.toContain('<section hidden');
});

test('it promises nothing when nothing is kept', () => {
  expect(fillOffline(page, [])).toContain('<section hidden');
});
