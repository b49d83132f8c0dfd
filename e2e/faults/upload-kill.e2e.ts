import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestFilm } from '#features/media/testing.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { startProductProcess } from '../support/product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'lamed-upload-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Large enough to be cut off in the middle, and soon made. */
const film = new Uint8Array(await makeTestFilm({ seconds: 8, width: 854, height: 480 }));
const tus = { 'tus-resumable': '1.0.0' };
const encode = (text: string) => Buffer.from(text).toString('base64');

test('kill -9 in the middle of an upload loses nothing that had arrived, and the film is made after it', async () => {
  const settings = { DATA_DIR: makeDataDir(folder), DEMO_WORLD: 'true' };
  const first = await startProductProcess(settings);
  const headers = { ...tus, ...(await signInAsAdmin(first.url)) };
  const begun = await fetch(`${first.url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(film.length),
      'upload-metadata': `purpose ${encode('film')},filename ${encode('film.mp4')}`,
    },
  });
  const path = String(begun.headers.get('location'));
  const half = Math.floor(film.length / 2);
  const send = (url: string, offset: number, body: Uint8Array<ArrayBuffer> | ReadableStream) =>
    fetch(url + path, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body,
      duplex: 'half',
    });
  expect((await send(first.url, 0, film.subarray(0, half))).status).toBe(204);
  // Half of the next piece is on its way when the process ends.
  const next = new ReadableStream({ start: (stream) => stream.enqueue(film.subarray(half, half + 50_000)) });
  const cut = send(first.url, half, next).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await first.end('SIGKILL');
  await cut;

  const second = await startProductProcess(settings);
  const looked = await fetch(second.url + path, { method: 'HEAD', headers });
  const arrived = Number(looked.headers.get('upload-offset'));
  expect(arrived).toBeGreaterThanOrEqual(half);
  expect(arrived).toBeLessThan(film.length);
  expect((await send(second.url, arrived, film.subarray(arrived))).status).toBe(204);

  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ uploadId: path.split('/').at(-1), title: 'Drop by drop' });
  const added = await fetch(`${second.url}/api/admin/films`, { method: 'POST', headers: json, body });
  expect(added.status).toBe(201);
  const { id } = (await added.json()) as { id: string };
  const look = async (url: string) =>
    (await (await fetch(`${url}/api/admin/films/${id}`, { headers })).json()) as { status: string };
  await expect.poll(async () => (await look(second.url)).status, { timeout: 30_000 }).toBe('working');

  // The work on the film is taken up by the next process, too.
  await second.end('SIGKILL');
  const third = await startProductProcess(settings);
  await expect
    .poll(async () => (await look(third.url)).status, { timeout: 240_000, interval: 1000 })
    .toBe('ready');
  await third.end('SIGTERM');
}, 480_000);
