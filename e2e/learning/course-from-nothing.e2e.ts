import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

/** Publishing checks a whole course, which takes a busy machine long. */
const busyMilliseconds = 90_000;

interface Way {
  /** The language that the author works and writes in. */
  writes: Locale;
  by: 'mouse' | 'keyboard';
  /** The language of the learner, in which the course has not been written. */
  learns: Locale;
  title: string;
  lesson: string;
}

const ways: Way[] = [
  { writes: 'he', by: 'mouse', learns: 'en', title: 'אומץ', lesson: 'להגיד שלום' },
  { writes: 'en', by: 'keyboard', learns: 'he', title: 'Courage', lesson: 'Say hello' },
];

test.each(ways)(
  'a course is written in $writes by $by, published, and learned by a learner who reads $learns',
  async ({ writes, by, learns, title, lesson }) => {
    const say = wordsOf(writes);
    const page = await browser.visit({ locale: writes, as: 'editor' });
    page.setDefaultTimeout(busyMilliseconds);
    const press = async (control: Locator) => {
      if (by === 'mouse') return control.click();
      await control.focus();
      return page.keyboard.press('Enter');
    };
    const field = (name: string, within: Page | Locator = page) =>
      within.getByRole('textbox', { name: say(name), exact: true });

    await open(page, '/admin/courses/new');
    await field('learning.courses.field.title').fill(title);
    await press(page.getByRole('button', { name: say('learning.courses.begin') }));
    await page.waitForURL('**/edit');
    await field('learning.courses.field.tagline').fill(title);
    await field('learning.courses.field.description').fill(title);
    await field('learning.courses.field.seoDescription').fill(title);
    const category = page.getByRole('group', { name: say('learning.courses.field.categories') });
    await category.getByRole('checkbox').nth(2).check();
    const chapter = page.getByRole('region', { name: say('learning.course.chapter', { number: 1 }) });
    await field('learning.courses.field.title', chapter).fill(title);
    await chapter
      .getByRole('combobox', { name: say('learning.courses.field.kind') })
      .selectOption('challenge');
    await press(chapter.getByRole('button', { name: say('learning.courses.addItem') }));
    await page.keyboard.press('Control+s');
    await page.getByText(say('learning.courses.done.saved')).waitFor();
    await press(chapter.getByRole('link', { name: say('learning.courses.open') }));

    await page.waitForURL('**/items/**');
    await press(page.getByText(say('learning.editor.settings')));
    await field('learning.editor.title').fill(lesson);
    await field('learning.editor.summary').fill(lesson);
    await field('learning.editor.taskWhy').fill(lesson);
    const steps = page.getByRole('group', { name: say('learning.editor.taskSteps') });
    for (const step of [1, 2]) {
      await press(steps.getByRole('button', { name: say('learning.editor.add') }));
      await page.keyboard.type(`${lesson} ${step}`);
    }
    await field('learning.editor.taskTip').fill(lesson);
    await field('learning.editor.taskShow').fill(lesson);
    await page.getByText(say('learning.editor.complete')).waitFor();
    await press(
      page.getByRole('button', {
        name: new RegExp(`^${say('learning.editor.publish', { language: locales[writes].name })}`),
      }),
    );
    const published = say('cms.life.publishedIn', { languages: locales[writes].name });
    await page.getByText(published).waitFor();

    // A change of the course is published where it is written, and its page says so.
    await page.goBack();
    await page.waitForURL('**/edit');
    await field('learning.courses.field.tagline').fill(`${title} 2`);
    await press(
      page
        .getByRole('region', { name: say('cms.life.title') })
        .getByRole('button', { name: new RegExp(`^${say('cms.life.publishChanges')}`) }),
    );
    await page.getByRole('main').getByRole('status').filter({ hasText: published }).waitFor();

    const learner = await browser.visit({ locale: learns, as: 'premium' });
    learner.setDefaultTimeout(busyMilliseconds);
    await open(learner, '/courses');
    await learner.getByRole('link', { name: title, exact: false }).first().click();
    // The page is in her language, the course in its own.
    await learner.locator(`h1:lang(${writes})`).filter({ hasText: title }).waitFor();
    await learner.getByRole('link', { name: lesson }).first().click();
    await learner.getByText(`${lesson} 2`).waitFor();
    expect(await learner.evaluate('document.documentElement.lang')).toBe(learns);
  },
  300_000,
);
