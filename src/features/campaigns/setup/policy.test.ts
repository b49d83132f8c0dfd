import { expect, test } from 'vitest';
import { longest, proposeSlug, slugPattern } from './policy.ts';

test.each([
  ['A new roof for Leeds', 'a-new-roof-for-leeds'],
  ['  L’école de Strasbourg, 5786! ', 'lecole-de-strasbourg-5786'],
  ['Школа в Киеве', 'shkola-v-kieve'],
  ['Für Groß und Klein', 'fur-gross-und-klein'],
  ['פרויקט 5786', '5786'],
])('the name “%s” proposes the address %s', (name, slug) => {
  expect(proposeSlug(name)).toBe(slug);
});

test('a name without Latin letters or digits proposes none', () => {
  expect(proposeSlug('בית כנסת')).toBeUndefined();
  expect(proposeSlug('ab')).toBeUndefined();
});

test('a proposal is always an address that may be chosen', () => {
  for (const name of ['x'.repeat(200), `${'a'.repeat(longest.slug - 1)} b`, '--a--b--c--', 'Ünï – çödé'])
    expect(proposeSlug(name)).toSatisfy(
      (slug?: string) => slug !== undefined && slugPattern.test(slug) && slug.length <= longest.slug,
    );
});
