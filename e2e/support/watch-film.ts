import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idOfItem } from './content-ids.ts';
import type { ClockedProduct } from './start-at.ts';

/** Watches a film as a player would report it, from noon of a day on for an hour, and claims it. */
export async function watchFilm(
  page: Page,
  { product, itemSlug, noon }: { product: ClockedProduct; itemSlug: string; noon: string },
): Promise<void> {
  const itemId = idOfItem(itemSlug);
  const headers = { origin: product.url };
  const report = (watched: [number, number][]) =>
    page.request.post('/api/users/current/progress', {
      headers,
      data: { itemId, position: watched[0]?.[1] ?? 0, watched },
    });
  await report([[0, 5]]);
  await product.set(noon.replace('T12', 'T13'));
  const answer = await report([[5, 600]]);
  expect(await answer.json()).toMatchObject({ completed: true });
  const claimed = await page.request.post(`/api/users/current/completed-content/${itemId}`, {
    headers,
    data: {},
  });
  expect(claimed.status()).toBe(200);
}
