import { expect, test, vi } from 'vitest';
import { canResume, cancelUpload, filmUploads, startUpload } from './film-uploads.ts';

test('a picture is refused at once, is not sent, and can only be given up', async () => {
  const send = vi.fn(async () => undefined);
  vi.stubGlobal('fetch', send);
  const add = vi.fn(async () => undefined);
  await startUpload(new File(['x'], 'poster.png', { type: 'image/png' }), add);
  const [upload] = filmUploads.list();
  expect(upload).toMatchObject({ state: 'failed', sent: 0, problem: { word: 'notAFilm' } });
  expect(upload && canResume(upload)).toBe(false);
  expect(send).not.toHaveBeenCalled();
  expect(add).not.toHaveBeenCalled();
  cancelUpload(upload?.key ?? 0);
  expect(filmUploads.list()).toEqual([]);
  vi.unstubAllGlobals();
});
