import type { Locale } from '../core/locale.ts';
import type { Compressed } from '../platform/http/compressed.ts';
import type { RenderedPage } from './page-data.ts';

/** A page as it is sent to anyone who is not signed in. */
export interface CachedPage {
  kind: 'kept';
  status: number;
  body: Compressed;
  etag: string;
}

export type PageAnswer = CachedPage | Extract<RenderedPage, { kind: 'redirect' }>;

interface Entry {
  page: CachedPage;
  madeAt: number;
  renewing: boolean;
}

export interface PageCache {
  /** The kept page, or the made one (only a page of status 200 is kept); a stale one is answered at once and made anew behind it. */
  get(path: string, locale: Locale, make: () => Promise<PageAnswer>): Promise<PageAnswer>;
  clear(): void;
}

interface PageCacheOptions {
  now(): number;
  freshMilliseconds: number;
  maxPages: number;
  onError(error: unknown): void;
}

/** Whole pages for anonymous visitors, by path and language, the least recently used dropped first. */
export function createPageCache({ now, freshMilliseconds, maxPages, onError }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<PageAnswer>>();
  let generation = 0;

  async function make(key: string, work: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const under = making.get(key);
    if (under) return under;
    const madeIn = generation;
    const promise = work();
    making.set(key, promise);
    try {
      const page = await promise;
      // A page begun before a clear may show what was before: it is answered, but not kept.
      if (page.kind === 'kept' && page.status === 200 && madeIn === generation) {
        entries.delete(key);
        entries.set(key, { page, madeAt: now(), renewing: false });
        const [oldest] = entries.keys();
        if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest);
      }
      return page;
    } finally {
      if (making.get(key) === promise) making.delete(key);
    }
  }

  return {
    async get(path, locale, work) {
      const key = `${locale} ${path}`;
      const entry = entries.get(key);
      if (!entry) return make(key, work);
      entries.delete(key);
      entries.set(key, entry);
      if (now() - entry.madeAt > freshMilliseconds && !entry.renewing) {
        entry.renewing = true;
        make(key, work).catch((error: unknown) => {
          entry.renewing = false;
          onError(error);
        });
      }
      return entry.page;
    },
    clear() {
      generation += 1;
      entries.clear();
      making.clear();
    },
  };
}
