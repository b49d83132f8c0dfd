import { expect, test } from 'vitest';
import { mirrorsPanel } from './policy.ts';

const uploaded = 'picture-0123456789abcdef.webp';

test.each([
  ['our own art, of which nothing is said', { picture: 'tent.webp' }, true],
  ['our own art whose sides matter', { picture: 'tent.webp', mirrors: false }, false],
  ['an uploaded picture, which may show writing', { picture: uploaded }, false],
  ['an uploaded picture of which it is said', { picture: uploaded, mirrors: true }, true],
  ['no picture yet', { picture: '' }, false],
])('mirrors for Hebrew readers: %s', (_what, panel, isMirrored) => {
  expect(mirrorsPanel(panel)).toBe(isMirrored);
});
