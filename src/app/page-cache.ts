import { LRUCache } from 'lru-cache';
import type { LocalDate } from '../core/local-date.ts';
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

export interface PageCache {
  /** The kept page, or a newly made one; a stale one is sent at once and renewed in the background. */
  get(asked: AskedPage, make: MakePage): Promise<PageAnswer>;
  /** Drops the pages made from one of these topics; without any, all pages. */
  drop(topics: readonly string[]): void;
}

/** What kept pages differ by. */
interface AskedPage {
  path: string;
  locale: Locale;
  /** The Hebrew day of its visitor if that is dedicated to someone, which the header says; else empty. */
  day: LocalDate;
}

type MakePage = () => Promise<PageAnswer>;

interface PageCacheOptions {
  now(): number;
  freshMilliseconds: number;
  maxPages: number;
  /** The size limit of all pages together, in every encoding. */
  maxBytes: number;
  onError(error: unknown): void;
}

/** A response that is not kept, on its way past the cache to whom it was made for. */
class NotKept extends Error {
  readonly page: RenderedPage;
  readonly make: MakePage;

  constructor(page: RenderedPage, make: MakePage) {
    super('This response is for one request only.');
    this.page = page;
    this.make = make;
  }
}

/** Whole pages for visitors, by path, language and day; the least recently used is dropped first. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, freshMilliseconds, maxPages, maxBytes, onError } = options;
  const making = new Set<{ key: string }>();
  const pages = new LRUCache<string, CachedPage, MakePage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.plain.length + body.br.length + body.gzip.length,
    ttl: freshMilliseconds,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    // A page begun before a drop may show old data: it is sent, but not kept.
    ignoreFetchAbort: true,
    async fetchMethod(key, stale, { context: make, options: rules }) {
      const run = { key };
      making.add(run);
      try {
        const page = await make();
        if (page.kind === 'kept') return page;
        throw new NotKept(page, make);
      } catch (error) {
        // No request waits for a renewal. An error that says nothing about the page leaves the stale one in place.
        if (stale && !(error instanceof NotKept)) onError(error);
        rules.noDeleteOnFetchRejection = !(error instanceof NotKept) || mayPass(error.page);
        throw error;
      } finally {
        making.delete(run);
      }
    },
  });

  return {
    async get({ path, locale, day }, make) {
      try {
        return await pages.forceFetch(`${locale} ${day} ${path}`, { context: make });
      } catch (error) {
        if (!(error instanceof NotKept)) throw error;
        // Another visitor's refusal.
        return error.make !== make && mayPass(error.page) ? make() : error.page;
      }
    },
    drop(topics) {
      if (topics.length === 0) return pages.clear();
      // What a page under way is made from is known only at its end.
      for (const { key } of making) pages.delete(key);
      const outdated = [...pages.entries()].filter(([, { madeFrom }]) =>
        topics.some((topic) => madeFrom.has(topic)),
      );
      for (const [key] of outdated) pages.delete(key);
      return undefined;
    },
  };
}

/** A refusal that says nothing about the page itself: one visitor's, or a temporary one. */
function mayPass(page: RenderedPage): boolean {
  return page.kind === 'page' && (page.status === 429 || page.status >= 500);
}
