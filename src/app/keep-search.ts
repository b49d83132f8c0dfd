import { contentChanged } from '../features/learning/server/public.ts';
import { refreshSearch } from '../features/search/server/public.ts';
import { createCtx } from './request-ctx.ts';
import type { Services } from './services.ts';
import { listSitePages } from './site-pages.ts';

/** Keeps the search index in step with the content, now and whenever that changes. */
export async function keepSearch(services: Services): Promise<void> {
  const refresh = () => refreshSearch(createCtx(services), (locale) => listSitePages(services, locale));
  services.events.subscribe(contentChanged, () => {
    refresh().catch((error: unknown) =>
      services.log.error({ err: error }, 'the search index is out of date'),
    );
  });
  await refresh();
}
