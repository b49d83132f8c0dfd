import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '#features/people/server/demo-people.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { startProductProcess } from '../support/product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'lamed-handed-in-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tus = { 'tus-resumable': '1.0.0' };
const encode = (text: string) => Buffer.from(text).toString('base64');

/** Large enough to be cut off in the middle, and slow enough to be drawn that the process can end meanwhile. */
async function makePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const;
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, noise, background: '#000' } });
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '31/1 46/1 40/1' };
  return new Uint8Array(
    await photo
      .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: place })
      .jpeg()
      .toBuffer(),
  );
}

type Session = Record<'authorization', string>;

async function signIn(url: string, person = 'learner'): Promise<Session> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: `${person}@example.org`, password: demoPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** A work of the demo world that waits, and whose it is. */
const waiting = { id: 'demo-breaths', owner: 'paid' };
const queue = '/api/admin/moderation/submissions';

/** Approves it: in ten seconds, if nobody undoes it. */
async function approve(url: string, headers: Session): Promise<void> {
  const answer = await fetch(`${url}${queue}/decisions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ selection: { ids: [waiting.id] }, decision: 'approve' }),
  });
  expect(await answer.json()).toEqual({ ids: [waiting.id], leftOut: 0 });
}

/** What has come of the decision: how often it was applied, and the points that it brought. */
async function readApproval(url: string, moderator: Session, owner: Session) {
  const work = await fetch(`${url}${queue}/${waiting.id}`, { headers: moderator });
  const { events } = (await work.json()) as { events: { what: string }[] };
  const progress = await fetch(`${url}/api/users/current/progress`, { headers: owner });
  const { points } = (await progress.json()) as { points: number };
  return { approvals: events.filter(({ what }) => what === 'approve').length, points };
}

test('an upload that is killed three times arrives whole, as a picture that tells no place; a decision made before takes effect once', async () => {
  const photo = await makePhoto();
  const settings = { DATA_DIR: makeDataDir(folder), DEMO_WORLD: 'true' };
  let product = await startProductProcess(settings);
  const headers = { ...tus, ...(await signIn(product.url)) };
  const moderator = await signInAsAdmin(product.url);
  const owner = await signIn(product.url, waiting.owner);
  const { points } = await readApproval(product.url, moderator, owner);
  await approve(product.url, moderator);
  const begun = await fetch(`${product.url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(photo.length),
      'upload-metadata': `purpose ${encode('handed-in')},filename ${encode('challah.jpg')}`,
    },
  });
  expect(begun.status).toBe(201);
  const path = String(begun.headers.get('location'));
  const send = (offset: number, body: Uint8Array<ArrayBuffer> | ReadableStream) =>
    fetch(product.url + path, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body,
      duplex: 'half',
    });
  const countArrived = async () => {
    const looked = await fetch(product.url + path, { method: 'HEAD', headers });
    return Number(looked.headers.get('upload-offset'));
  };
  const third = Math.floor(photo.length / 3);
  for (const upTo of [third, 2 * third]) {
    const arrived = await countArrived();
    expect(arrived).toBeGreaterThanOrEqual(upTo - third);
    expect((await send(arrived, photo.subarray(arrived, upTo))).status).toBe(204);
    // A part of the next piece is on its way when the process ends.
    const next = new ReadableStream({
      start: (stream) => stream.enqueue(photo.subarray(upTo, upTo + 20_000)),
    });
    const cut = send(upTo, next).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await product.end('SIGKILL');
    await cut;
    product = await startProductProcess(settings);
  }
  const arrived = await countArrived();
  expect((await send(arrived, photo.subarray(arrived))).status).toBe(204);

  const id = path.split('/').at(-1) ?? '';
  const file = () => `${product.url}/api/users/current/files/${id}`;
  expect((await fetch(file(), { method: 'POST', headers })).status).toBe(200);
  // The work on it is taken up by the next process, too.
  await product.end('SIGKILL');
  product = await startProductProcess(settings);
  const look = async () => (await (await fetch(file(), { headers })).json()) as { state: string };
  await expect.poll(async () => (await look()).state, { timeout: 240_000, interval: 1000 }).toBe('ready');

  const large = await fetch(`${product.url}/media/handed-in/${id}/large`, { headers });
  const picture = Buffer.from(await large.arrayBuffer());
  const facts = await sharp(picture).metadata();
  expect(facts).toMatchObject({ format: 'webp', width: 1600, height: 1067 });
  expect([facts.exif, picture.includes('Secret Person')]).toEqual([undefined, false]);
  expect((await fetch(large.url)).status).toBe(404);
  await expect
    .poll(() => readApproval(product.url, moderator, owner), { timeout: 120_000, interval: 1000 })
    .toEqual({ approvals: 1, points: points + 50 });
  await product.end('SIGTERM');
}, 600_000);
