import type { PageArgs } from '../../../page/page-route.ts';
import type { ItemType } from '../contract.ts';
import { gameQuery, videoQuery } from './offered/learning-queries.ts';

type Page = PageArgs['page'];

/** What the page of an open item of each kind reads besides its course. */
export const loadItem: Partial<Record<ItemType, (page: Page, itemId: string) => Promise<unknown>>> = {
  film: (page, itemId) => page.queries.ensureQueryData(videoQuery(page, itemId)),
  game: (page, itemId) => page.queries.ensureQueryData(gameQuery(page, itemId)),
  bonus: (page, itemId) => page.queries.ensureQueryData(videoQuery(page, itemId)),
};
