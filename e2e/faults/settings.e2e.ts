import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startPostgres } from '#test/support/postgres.ts';
import { open, useBrowser } from '../support/browser.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { startProductProcess } from '../support/product-process.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

test('a setting that an administrator changes is in force in another process within a second', async () => {
  const postgres = await startPostgres();
  const folder = makeDataDir();
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO_WORLD: 'true',
    SECRET: 'a-secret-of-32-characters-at-least',
  };
  const first = await startProductProcess(settings);
  const second = await startProductProcess(settings);
  try {
    const say = wordsOf('en');
    const teacher = await browser.visit({ as: 'educator', at: second.url });
    const seats = async () => {
      await open(teacher, '/educators');
      return teacher.locator('main').innerText();
    };
    expect(await seats()).not.toContain('77 seats');

    const page = await browser.visit({ as: 'admin', at: first.url });
    await open(page, '/admin/settings/values/people.seats');
    const field = page.getByRole('textbox', { name: say('people.setting.standard') });
    await field.fill('77');
    await page.getByRole('button', { name: say('siteSettings.form.save') }).click();
    await page.getByText(say('siteSettings.form.saved')).first().waitFor();
    await page.waitForTimeout(1000);
    expect(await seats()).toContain('of 77 seats');
    // A page whose server is gone complains of it.
    for (const each of [teacher, page]) await each.context().close();
  } finally {
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
