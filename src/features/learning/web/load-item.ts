import type { PageArgs } from '../../../page/page-route.ts';
import type { ItemType } from '../contract.ts';
import { taskQuery, videoQuery } from './offered/learning-queries.ts';

type Page = PageArgs['page'];

const loadVideo = (page: Page, itemId: string) => page.queries.ensureQueryData(videoQuery(page, itemId));
const loadTask = (page: Page, itemId: string) => page.queries.ensureQueryData(taskQuery(page, itemId));

/** What the page of an open item of each kind reads besides its course. */
export const loadItem: Partial<Record<ItemType, (page: Page, itemId: string) => Promise<unknown>>> = {
  film: loadVideo,
  bonus: loadVideo,
  challenge: loadTask,
  rwi: loadTask,
};
