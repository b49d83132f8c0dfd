import type { Locale } from '../core/locale.ts';
import type { Compressed } from '../platform/http/compressed.ts';
import type { RenderedPage } from './page-data.ts';

/** A page of status 200, as it is sent to any visitor. */
export interface CachedPage {
  kind: 'kept';
  body: Compressed;
  etag: string;
  /** The topics of what it was made from: it is dropped when one of them changes. */
  madeFrom: ReadonlySet<string>;
}

/** The result for an address: a page to keep, or a response for this request only. */
export type PageAnswer = CachedPage | RenderedPage;

interface Entry {
  page: CachedPage;
  madeAt: number;
  renewing: boolean;
}

export interface PageCache {
  /** The kept page, or a newly made one; a stale one is sent at once and renewed in the background. */
  get(path: string, locale: Locale, make: () => Promise<PageAnswer>): Promise<PageAnswer>;
  /** Drops the pages made from one of these topics; without any, all pages. */
  drop(topics: readonly string[]): void;
}

interface PageCacheOptions {
  now(): number;
  freshMilliseconds: number;
  maxPages: number;
  onError(error: unknown): void;
}

/** Whole pages for visitors, by path and language; the least recently used is dropped first. */
export function createPageCache({ now, freshMilliseconds, maxPages, onError }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<PageAnswer>>();
  let generation = 0;

  async function make(key: string, work: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const underWay = making.get(key);
    if (underWay) {
      const page = await underWay;
      if (!mayPass(page)) return page;
    }
    const madeIn = generation;
    const promise = work();
    making.set(key, promise);
    try {
      const page = await promise;
      // A page begun before a drop may show old data: it is sent, but not kept.
      if (page.kind === 'kept' && madeIn === generation) {
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

  async function renew(key: string, entry: Entry, work: () => Promise<PageAnswer>): Promise<void> {
    entry.renewing = true;
    try {
      const page = await make(key, work);
      if (page.kind !== 'kept' && !mayPass(page)) entries.delete(key);
    } catch (error) {
      onError(error);
    } finally {
      entry.renewing = false;
    }
  }

  return {
    async get(path, locale, work) {
      const key = `${locale} ${path}`;
      const entry = entries.get(key);
      if (!entry) return make(key, work);
      entries.delete(key);
      entries.set(key, entry);
      if (now() - entry.madeAt > freshMilliseconds && !entry.renewing) void renew(key, entry, work);
      return entry.page;
    },
    drop(topics) {
      generation += 1;
      making.clear();
      for (const [key, { page }] of entries) {
        if (topics.length === 0 || topics.some((topic) => page.madeFrom.has(topic))) entries.delete(key);
      }
    },
  };
}

/** A refusal that says nothing about the page itself: one visitor's, or a temporary one. */
function mayPass(page: PageAnswer): boolean {
  return page.kind === 'page' && (page.status === 429 || page.status >= 500);
}
