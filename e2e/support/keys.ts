import type { Locator, Page } from 'playwright-core';

/** Moves by arrow keys from the focused element to another one in the same grid, as the eye would. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const here = await page.locator(':focus').boundingBox();
    const there = await target.boundingBox();
    if (!here || !there) throw new Error('nothing has the focus, or there is nowhere to go');
    const down = there.y - here.y;
    const across = there.x - here.x;
    if (Math.abs(down) < 4 && Math.abs(across) < 4) return;
    if (Math.abs(down) >= 4) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error('the arrow keys do not lead there');
}
