import { expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();
/** Publishing checks a whole course, which takes a busy machine long. */
const busyMilliseconds = 90_000;

test('an author hears from the start what it takes, what is wrong only until it is mended, and which language is not ready', async () => {
  const say = wordsOf('en');
  const page = await browser.visit({ locale: 'en', as: 'editor' });
  page.setDefaultTimeout(busyMilliseconds);
  const field = (name: string) => page.getByRole('textbox', { name: say(name), exact: true });

  // A form that is refused: its mistake goes with the first letter.
  await open(page, '/admin/courses/new');
  await page.getByRole('button', { name: say('learning.courses.begin') }).click();
  const title = field('learning.courses.field.title');
  await page.locator('input[aria-invalid="true"]').waitFor();
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  await title.pressSequentially('K');
  await expect.poll(() => title.getAttribute('aria-invalid')).toBeNull();
  await title.fill('Kindness at home');
  await page.getByRole('button', { name: say('learning.courses.begin') }).click();
  await page.waitForURL('**/edit');

  const chapter = page.getByRole('region', { name: say('learning.course.chapter', { number: 1 }) });
  for (const kind of ['quiz', 'visual']) {
    await chapter.getByRole('combobox', { name: say('learning.courses.field.kind') }).selectOption(kind);
    await chapter.getByRole('button', { name: say('learning.courses.addItem') }).click();
  }
  await page.keyboard.press('Control+s');
  await page.getByText(say('learning.courses.done.saved')).waitFor();

  // Two languages at once, of which neither is whole: each says why, and leads to its field.
  const language = page.getByRole('combobox', { name: say('learning.courses.field.language') });
  await language.selectOption('he');
  await field('learning.courses.field.title').first().fill('חסד בבית');
  await page.keyboard.press('Control+s');
  await page.getByText(say('learning.courses.done.saved')).waitFor();
  await page.getByRole('button', { name: say('cms.life.publishAll', { count: 2 }) }).click();
  const news = page.getByRole('status').filter({ hasText: say('cms.life.someRefused') });
  await news.getByText(locales.en.name).first().waitFor();
  await news.getByText(locales.he.name).first().waitFor();
  await news
    .getByRole('button', { name: new RegExp(`^${say('learning.courses.field.tagline')}`) })
    .first()
    .click();
  await expect.poll(() => page.evaluate('document.activeElement?.dataset.path')).toMatch(/tagline$/);
  // What is mended is no longer said beside the button either.
  const taglines = news.getByRole('button', {
    name: new RegExp(`^${say('learning.courses.field.tagline')}`),
  });
  expect(await taglines.count()).toBe(2);
  await page.keyboard.type('K');
  await expect.poll(() => taglines.count()).toBe(1);
  await page.keyboard.press('Control+s');
  await page.getByText(say('learning.courses.done.saved')).waitFor();

  // A link to the draft is listed after a reload, and can be ended.
  await page
    .getByRole('button', { name: new RegExp(`^${say('cms.preview.make')}`) })
    .first()
    .click();
  await page.getByText(say('cms.preview.shownOnce')).waitFor();
  await page.reload();
  const previews = page.getByRole('region', { name: say('cms.preview.open') });
  await previews.getByRole('button', { name: new RegExp(`^${say('cms.preview.endOne')}`) }).click();
  await previews.waitFor({ state: 'detached' });

  // How many questions and panels it takes, and that a comic names its sources.
  await chapter
    .getByRole('link', { name: say('learning.courses.open') })
    .first()
    .click();
  await page
    .getByText(say('learning.editor.rowsAtLeast', { count: 0, min: 3 }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: say('learning.editor.addQuestion') }).click();
  await page
    .getByText(say('learning.editor.rowsAtLeast', { count: 1, min: 3 }))
    .first()
    .waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(say('learning.editor.saved')).waitFor();
  await page.goBack();
  await chapter
    .getByRole('link', { name: say('learning.courses.open') })
    .nth(1)
    .click();
  await page
    .getByText(say('learning.editor.rowsAtLeast', { count: 0, min: 4 }))
    .first()
    .waitFor();
  const sources = page.getByRole('combobox', { name: say('learning.editor.sources') });
  expect(await sources.getAttribute('required')).not.toBeNull();
}, 300_000);
