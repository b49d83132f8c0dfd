import { expect, test } from 'vitest';
import { nextSound, soundOf } from './use-sound-choice.ts';

const hebrew = { lang: 'he', kind: 'narration', label: 'עברית', name: 'עברית' } as const;
const described = { lang: 'he', kind: 'description', label: 'עברית', name: 'עברית (AD)' } as const;

test('the key goes through the tracks, and back to the sound of the film', () => {
  expect(nextSound([hebrew, described], undefined)).toBe(hebrew);
  expect(nextSound([hebrew, described], hebrew)).toBe(described);
  expect(nextSound([hebrew, described], described)).toBeUndefined();
  expect(nextSound([], undefined)).toBeUndefined();
});

test('narration and description of one language are kept apart', () => {
  expect(soundOf(hebrew)).not.toBe(soundOf(described));
});
