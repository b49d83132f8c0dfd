import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { findMeanwhile } from '#page/editor/changed-meanwhile.ts';
import type { FormPlace } from '#page/form/define-form.ts';
import { filmForm } from './film-forms.ts';
import { readPoster, typePoster } from './typed-poster.ts';

const picture = 'picture-0123456789abcdef.webp';
const values = { title: 'Guests', poster: '1.5', version: '3' };

/** The form's place, where the server answers with this. */
function place(call: (input: object) => Promise<unknown>): FormPlace {
  return { api: { media: { changeFilm: { call } } } } as unknown as FormPlace;
}

test.each([
  [{ posterAt: 1.5 }, '1.5'],
  [{ posterAt: 0, posterPicture: null }, '0'],
])('a poster that is a picture of the film is its second: %o', (poster, typed) => {
  expect(typePoster(poster)).toBe(typed);
  expect(readPoster(typed)).toEqual({ posterAt: poster.posterAt });
});

test('a poster that is an uploaded picture is its file, wherever in the film the poster was before', () => {
  expect(typePoster({ posterAt: 7, posterPicture: picture })).toBe(picture);
  expect(readPoster(picture)).toEqual({ posterPicture: picture });
});

test('a film is saved on the version that its fields were filled with', async () => {
  const call = vi.fn(async () => undefined);
  await filmForm.send(place(call), values, 'film-bcdfghjkmn');
  expect(call).toHaveBeenCalledWith({ id: 'film-bcdfghjkmn', version: 3, title: 'Guests', posterAt: 1.5 });
});

test('what another editor has saved since is named as the fields of the form are', async () => {
  const data = { by: 'Dov', at: '2026-11-23T13:00:00Z', version: 4 };
  const refused = new ORPCError('changed_meanwhile', {
    status: 409,
    data: { ...data, values: { title: 'Visitors', posterAt: 0, posterPicture: picture } },
  });
  const error: unknown = await filmForm
    .send(
      place(() => Promise.reject(refused)),
      values,
    )
    .catch((reason: unknown) => reason);
  expect(findMeanwhile(error)).toEqual({ ...data, theirs: { title: 'Visitors', poster: picture } });
});
