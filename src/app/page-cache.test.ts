import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '../core/locale.ts';
import { createPageCache, type PageAnswer } from './page-cache.ts';
import type { PageData } from './page-data.ts';

const kept = (text: string, ...topics: string[]): PageAnswer => ({
  kind: 'kept',
  madeFrom: new Set(topics),
  body: { plain: Buffer.from(text), br: Buffer.from(''), gzip: Buffer.from('') },
  etag: `"${text}"`,
});

const asked = (path: string, locale: Locale = 'en', day = '') => ({ path, locale, day });

const refused = (status: number): PageAnswer => ({
  kind: 'page',
  status,
  html: '',
  data: {} as PageData,
  modules: [],
  fonts: [],
});

const textOf = (page: PageAnswer) => (page.kind === 'kept' ? page.body.plain.toString() : page);

function makeWorld(bounds = { maxPages: 2, maxBytes: 100 }) {
  let now = 1_000_000;
  const onError = vi.fn();
  const cache = createPageCache({ now: () => now, freshMilliseconds: 60_000, ...bounds, onError });
  return {
    cache,
    onError,
    wait: (milliseconds: number) => (now += milliseconds),
    /** The page at `path`, made as `answer` unless it is kept. */
    get: async (path: string, answer: PageAnswer) => textOf(await cache.get(asked(path), async () => answer)),
  };
}

/** A page whose making the test ends. */
function makeSlowly() {
  const { promise, resolve, reject } = Promise.withResolvers<PageAnswer>();
  return { make: vi.fn(() => promise), end: resolve, fail: reject };
}

/** Lets what runs in the background end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a kept page', () => {
  test('is made once for all visitors, concurrent and later, but apart for each language and for a day that is dedicated', async () => {
    const { cache, get } = makeWorld();
    const slow = makeSlowly();
    const both = Promise.all([cache.get(asked('/'), slow.make), cache.get(asked('/'), slow.make)]);
    slow.end(kept('home'));
    expect((await both).map(textOf)).toEqual(['home', 'home']);
    expect(await get('/', kept('home again'))).toBe('home');
    expect(slow.make).toHaveBeenCalledOnce();
    expect(textOf(await cache.get(asked('/', 'he'), async () => kept('בית')))).toBe('בית');
    const dedicated = asked('/', 'en', '2026-12-20');
    expect(textOf(await cache.get(dedicated, async () => kept('home, dedicated')))).toBe('home, dedicated');
  });

  test('that was begun before a clear is sent but not kept', async () => {
    const { cache, get } = makeWorld();
    const slow = makeSlowly();
    const begun = cache.get(asked('/'), slow.make);
    cache.drop([]);
    slow.end(kept('old'));
    expect(textOf(await begun)).toBe('old');
    expect(await get('/', kept('new'))).toBe('new');
  });

  test('that was begun before a clear does not replace one that was begun after it', async () => {
    const { cache, get } = makeWorld();
    const [before, after] = [makeSlowly(), makeSlowly()];
    const old = cache.get(asked('/'), before.make);
    cache.drop([]);
    const fresh = cache.get(asked('/'), after.make);
    after.end(kept('new'));
    before.end(kept('old'));
    expect([textOf(await old), textOf(await fresh)]).toEqual(['old', 'new']);
    expect(await get('/', kept('newest'))).toBe('new');
  });

  test('that was made from something else outlives a drop by topic', async () => {
    const { cache, get } = makeWorld();
    await get('/courses/anger', kept('anger', 'anger'));
    await get('/courses/patience', kept('patience', 'patience'));
    cache.drop(['anger']);
    expect(await get('/courses/anger', kept('anger again', 'anger'))).toBe('anger again');
    expect(await get('/courses/patience', kept('patience again'))).toBe('patience');
  });

  test('that was begun before a drop by topic is sent but not kept', async () => {
    const { cache, get } = makeWorld();
    const slow = makeSlowly();
    const begun = cache.get(asked('/'), slow.make);
    cache.drop(['anger']);
    slow.end(kept('old'));
    expect(textOf(await begun)).toBe('old');
    expect(await get('/', kept('new'))).toBe('new');
  });

  test('that is stale is sent at once and renewed once in the background', async () => {
    const { cache, get, wait } = makeWorld();
    await get('/', kept('old'));
    wait(60_000);
    expect(await get('/', kept('too early'))).toBe('old');
    wait(1);
    const slow = makeSlowly();
    for (let index = 0; index < 2; index += 1)
      expect(textOf(await cache.get(asked('/'), slow.make))).toBe('old');
    slow.end(kept('new'));
    await settle();
    expect(slow.make).toHaveBeenCalledOnce();
    expect(await get('/', kept('newest'))).toBe('new');
  });

  test('stays when its renewal fails, and the failure is reported', async () => {
    const { cache, get, wait, onError } = makeWorld();
    await get('/', kept('old'));
    wait(60_001);
    await cache.get(asked('/'), () => Promise.reject(new Error('the database is away')));
    await settle();
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('the database is away'));
    expect(await get('/', kept('new'))).toBe('old');
    await settle();
    expect(await get('/', kept('newest'))).toBe('new');
  });

  test.each([429, 503])('stays when its renewal is refused with %i', async (status) => {
    const { get, wait, onError } = makeWorld();
    await get('/', kept('old'));
    wait(60_001);
    await get('/', refused(status));
    await settle();
    expect(await get('/', kept('new'))).toBe('old');
    expect(onError).not.toHaveBeenCalled();
  });

  test('goes when its renewal is another answer', async () => {
    const { get, wait } = makeWorld();
    await get('/', kept('old'));
    wait(60_001);
    await get('/', refused(404));
    await settle();
    expect(await get('/', refused(410))).toMatchObject({ status: 410 });
  });

  test('makes room for others when it was asked for longest ago', async () => {
    const { get } = makeWorld();
    for (const path of ['/a', '/b', '/a', '/c']) await get(path, kept(path));
    expect(await get('/a', kept('again'))).toBe('/a');
    expect(await get('/b', kept('again'))).toBe('again');
  });

  test('makes room for others when all together are too large', async () => {
    const { get } = makeWorld({ maxPages: 9, maxBytes: 10 });
    for (const path of ['/a', '/b']) await get(path, kept('12345'));
    await get('/c', kept('1'));
    expect(await get('/b', kept('again'))).toBe('12345');
    expect(await get('/a', kept('again'))).toBe('again');
  });
});

describe('a response that is not kept', () => {
  test.each([refused(404), { kind: 'redirect', status: 302, location: '/home' } as const])(
    'is sent, and made again for the next visitor: %j',
    async (answer) => {
      const { get } = makeWorld();
      expect(await get('/x', answer)).toEqual(answer);
      expect(await get('/x', kept('page'))).toBe('page');
    },
  );

  test('is shared by whom it concerns: a refusal of one visitor is not another’s', async () => {
    const { cache } = makeWorld();
    const slow = makeSlowly();
    const mine = cache.get(asked('/'), slow.make);
    const others = cache.get(asked('/'), async () => kept('home'));
    slow.end(refused(429));
    expect(await mine).toMatchObject({ status: 429 });
    expect(textOf(await others)).toBe('home');
  });

  test('about the page itself is shared by all who wait for it', async () => {
    const { cache } = makeWorld();
    const slow = makeSlowly();
    const all = Promise.all([cache.get(asked('/x'), slow.make), cache.get(asked('/x'), slow.make)]);
    slow.end(refused(404));
    expect(await all).toMatchObject([{ status: 404 }, { status: 404 }]);
    expect(slow.make).toHaveBeenCalledOnce();
  });

  test('may be a failure, after which the page is made again', async () => {
    const { cache, get, onError } = makeWorld();
    const slow = makeSlowly();
    const failing = cache.get(asked('/'), slow.make);
    slow.fail(new Error('the database is away'));
    await expect(failing).rejects.toThrow('the database is away');
    expect(await get('/', kept('home'))).toBe('home');
    expect(onError).not.toHaveBeenCalled();
  });
});
