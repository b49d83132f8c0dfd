import { ORPCError } from '@orpc/client';
import type { UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HandedInView } from '#features/media/handed-in/contract.ts';
import { FilePicking, mayTryAgain, type FileCalls } from './file-picking.ts';
import { areAllHere } from './picked-file.ts';

/** Uploads that a test carries on by hand. */
const { begun } = vi.hoisted(() => ({ begun: [] as FakeUpload[] }));

interface FakeUpload {
  file: File;
  options: Partial<UploadOptions>;
  calls: string[];
  arrive(id: string): void;
}

vi.mock('tus-js-client', () => ({
  DetailedError: class extends Error {},
  Upload: class {
    url: string | null = null;
    calls: string[] = [];
    constructor(
      readonly file: File,
      readonly options: Partial<UploadOptions>,
    ) {
      begun.push(this);
    }
    findPreviousUploads = async () => [];
    start = () => void this.calls.push('start');
    abort = async (isForGood = false) => void this.calls.push(isForGood ? 'remove' : 'abort');
    arrive(id: string) {
      this.url = `/api/uploads/${id}`;
      this.options.onUploadUrlAvailable?.();
      this.options.onProgress?.(this.file.size, this.file.size);
      this.options.onSuccess?.({ lastResponse: {} as never });
    }
  },
}));

const ready = (id: string): HandedInView => ({
  id,
  name: `${id}.png`,
  state: 'ready',
  kind: 'image',
  variants: { small: `/media/handed-in/${id}/small` },
});

const calls = {
  limits: vi.fn<FileCalls['limits']>(),
  look: vi.fn<FileCalls['look']>(),
  receive: vi.fn<FileCalls['receive']>(),
  drop: vi.fn<FileCalls['drop']>(),
};

let picking: FilePicking;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  begun.length = 0;
  for (const call of Object.values(calls)) call.mockReset();
  calls.limits.mockRejectedValue(new Error('away'));
  picking = new FilePicking(calls, []);
  await picking.open();
});

afterEach(() => {
  picking.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const photo = (name: string) => new File([name], name, { type: 'image/png', lastModified: 1 });

async function add(...names: string[]) {
  picking.add(names.map(photo), 5);
  await settle();
}

const look = () => picking.list().map(({ name, state }) => `${name} ${state}`);
const keyOf = (name: string) => picking.list().find((file) => file.name === name)?.key ?? 0;

describe('files that are chosen', () => {
  test('are sent at once, received when they have arrived, and looked at until they are ready', async () => {
    await add('a.png');
    expect(look()).toEqual(['a.png sending']);
    expect(areAllHere(picking.list())).toBe(false);
    calls.receive.mockResolvedValue({ ...ready('a'), state: 'checking', variants: {} });
    calls.look.mockResolvedValue(ready('a'));
    begun[0]?.arrive('a');
    await settle();
    expect(look()).toEqual(['a.png checking']);
    expect(areAllHere(picking.list())).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(picking.list()).toMatchObject([
      { uploadId: 'a', state: 'ready', small: '/media/handed-in/a/small' },
    ]);
  });

  test('keep their order and captions when they are moved, and a place outside the list is none', async () => {
    await add('a.png', 'b.png', 'c.png');
    picking.caption(keyOf('c.png'), 'Baking');
    expect(picking.move(keyOf('c.png'), -1)).toBe(2);
    expect(picking.move(keyOf('a.png'), -1)).toBe(1);
    expect(picking.list().map(({ name, caption }) => name + caption)).toEqual([
      'a.png',
      'c.pngBaking',
      'b.png',
    ]);
  });

  test('are never more than allowed, and none is added twice', async () => {
    await add('a.png', 'a.png', 'b.png');
    expect(look()).toHaveLength(2);
    await add('b.png', 'c.png', 'd.png', 'e.png', 'f.png');
    expect(look()).toHaveLength(5);
  });

  test('of a type that cannot be handed in are not sent, and are not tried again', async () => {
    picking.add([new File(['<svg/>'], 'cake.svg', { type: 'image/svg+xml' })], 5);
    await settle();
    expect(begun).toEqual([]);
    const [file] = picking.list();
    expect(file).toMatchObject({ state: 'failed', problem: { refused: 'wrong_type' } });
    expect(file && mayTryAgain(file)).toBe(false);
  });
});

describe('an upload', () => {
  test('is paused and goes on with what the server has', async () => {
    await add('a.png');
    if (begun[0]) Object.assign(begun[0], { url: '/api/uploads/a' });
    begun[0]?.options.onUploadUrlAvailable?.();
    picking.pause(keyOf('a.png'));
    expect([look(), begun[0]?.calls]).toEqual([['a.png paused'], ['start', 'abort']]);
    picking.resume(keyOf('a.png'));
    await settle();
    expect(look()).toEqual(['a.png sending']);
    expect(begun[1]?.options.uploadUrl).toBe('/api/uploads/a');
  });

  test('that lost its connection goes on by itself once there is one', async () => {
    await add('a.png');
    begun[0]?.options.onError?.(new Error('no connection'));
    expect(picking.list()).toMatchObject([{ state: 'failed', problem: { word: 'lost' } }]);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([look(), begun.length]).toEqual([['a.png sending'], 2]);
  });

  test('whose arrival was not confirmed is not sent a second time', async () => {
    await add('a.png');
    calls.receive.mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce(ready('a'));
    begun[0]?.arrive('a');
    await settle();
    expect(look()).toEqual(['a.png failed']);
    picking.resume(keyOf('a.png'));
    await settle();
    expect([look(), begun.length]).toEqual([['a.png ready'], 1]);
  });

  test('is removed from the server when it is given up, and a file that had arrived is dropped', async () => {
    await add('a.png', 'b.png');
    if (begun[0]) Object.assign(begun[0], { url: '/api/uploads/a' });
    begun[0]?.options.onUploadUrlAvailable?.();
    calls.receive.mockResolvedValue(ready('b'));
    calls.drop.mockResolvedValue(undefined);
    begun[1]?.arrive('b');
    await settle();
    await picking.remove(keyOf('a.png'));
    await picking.remove(keyOf('b.png'));
    expect([look(), begun[0]?.calls, calls.drop.mock.calls]).toEqual([[], ['start', 'remove'], [['b']]]);
  });
});

describe('a form that is opened again', () => {
  const known = [
    { uploadId: 'a', caption: 'Flour' },
    { uploadId: 'b', caption: 'Dough' },
    { uploadId: 'c', caption: 'Bread' },
  ];
  const notFound = new ORPCError('NOT_FOUND', { status: 404 });

  test('shows what its draft names, and asks for a file again that did not arrive', async () => {
    calls.look.mockImplementation(async (id) => {
      if (id === 'a') return ready('a');
      throw notFound;
    });
    // This one had arrived whole just before the page was left.
    calls.receive.mockImplementation(async (id) => {
      if (id === 'b') return ready('b');
      throw notFound;
    });
    const again = new FilePicking(calls, known);
    expect(again.list().map(({ caption }) => caption)).toEqual(['Flour', 'Dough', 'Bread']);
    await again.open();
    await settle();
    expect(again.list()).toMatchObject([
      { uploadId: 'a', caption: 'Flour', state: 'ready' },
      { uploadId: 'b', caption: 'Dough', state: 'ready' },
      { uploadId: 'c', caption: 'Bread', state: 'failed', problem: 'gone' },
    ]);
    again.close();
  });

  test('takes a file that is chosen again for the one it waited for, with its caption', async () => {
    calls.look.mockRejectedValue(notFound);
    calls.receive.mockRejectedValue(notFound);
    const again = new FilePicking(calls, known.slice(2));
    await again.open();
    await settle();
    again.add([photo('c.png')], 5);
    await settle();
    if (begun[0]) Object.assign(begun[0], { url: '/api/uploads/c' });
    begun[0]?.options.onUploadUrlAvailable?.();
    expect(again.list()).toMatchObject([
      { uploadId: 'c', name: 'c.png', caption: 'Bread', state: 'sending' },
    ]);
    again.close();
  });
});
