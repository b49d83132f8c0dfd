import { expect, test } from 'vitest';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
const playerFile = /\/film-player-[^/]+\.js$/;

test.each(['the mouse', 'the space bar'])(
  'a film starts with one press of %s, even if our player arrives meanwhile',
  async (by) => {
    const page = await browser.visit({ locale: 'en' });
    const pressed = Promise.withResolvers<void>();
    await page.route(playerFile, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await open(page, '/courses/live-to-give/abrahams-tent');
    const asked = page.waitForRequest(playerFile);
    const play = page.getByRole('button', { name: wordsOf('en')('learning.player.play') }).first();
    await (by === 'the mouse' ? play.hover() : play.focus());
    await (by === 'the mouse' ? page.mouse.down() : page.keyboard.down(' '));
    pressed.resolve();
    const player = (await asked).url();
    // Two frames after it has run, it would be on the page. As text, since the import is the page's.
    const frame = 'await new Promise((done) => requestAnimationFrame(done));';
    await page.evaluate(`(async () => { await import('${player}'); ${frame} ${frame} })()`);
    await (by === 'the mouse' ? page.mouse.up() : page.keyboard.up(' '));
    const isPlaying = () =>
      page.evaluate<boolean>('document.querySelector(".film-player video")?.paused === false');
    await expect.poll(isPlaying).toBe(true);
  },
);
