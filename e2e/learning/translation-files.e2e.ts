import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { open, useBrowser } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';

const browser = useBrowser();

interface Way {
  format: 'xliff' | 'csv';
  /** Who takes the file, and the language of her pages and of the translation. */
  as: string;
  locale: Locale;
  original: string;
  translated: string;
  /** The place of a translation in the file, empty and filled. */
  fill(original: string, translated: string): [string, string];
}

const ways: Way[] = [
  {
    format: 'xliff',
    as: 'translator',
    locale: 'ru',
    original: 'An evening of stories',
    translated: 'Вечер рассказов',
    fill: (original, translated) => [
      `<source>${original}</source>\n        <target></target>`,
      `<source>${original}</source>\n        <target>${translated}</target>`,
    ],
  },
  {
    format: 'csv',
    as: 'admin',
    locale: 'he',
    original: 'A table for guests',
    translated: 'שולחן לאורחים',
    fill: (original, translated) => [`,${original},,`, `,${original},${translated},`],
  },
];

test.each(ways)(
  'in $locale: texts go out as $format, come back translated, and readers see them',
  async (way) => {
    const { format, as, locale, original, translated, fill } = way;
    const body = { original: `${original} for all.`, translated: `${translated} 2026.` };
    const say = wordsOf(locale);
    const editor = await browser.visit({ locale: 'en', as: 'editor' });
    const entry = await beginText(editor, original, body.original);

    const page = await browser.visit({ locale, as });
    await open(page, '/admin/content/translation');
    await page.getByLabel(say('cms.translation.what'), { exact: true }).selectOption('content-block');
    await page.getByLabel(say('cms.translation.from'), { exact: true }).selectOption('en');
    await page.getByLabel(say('cms.translation.to'), { exact: true }).selectOption(locale);
    await page.getByLabel(say('cms.translation.format')).selectOption(format);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('cms.translation.download') }).click(),
    ]);
    const path = await file.path();
    let text = await readFile(path, 'utf8');
    for (const [from, to] of [fill(original, translated), fill(body.original, body.translated)]) {
      expect(text).toContain(from);
      text = text.replace(from, to);
    }
    const translatedFile = `${path}.${format === 'csv' ? 'csv' : 'xlf'}`;
    await writeFile(translatedFile, text);

    await page.getByLabel(say('cms.translation.file')).setInputFiles(translatedFile);
    const preview = page.getByRole('table', { name: say('cms.translation.preview') });
    await preview.getByText(original, { exact: true }).first().waitFor();
    await preview.getByText(translated, { exact: true }).waitFor();
    await preview.getByText(body.translated, { exact: true }).waitFor();
    expect(await preview.getByText(say('cms.translation.verdict.added')).count()).toBe(2);
    await page.getByRole('button', { name: say('cms.translation.save', { count: 1 }) }).click();
    await page.getByText(say('cms.translation.saved', { texts: 2, entries: 1 })).waitFor();

    const reader = await browser.visit({ locale });
    const shown = reader.getByRole('heading', { name: translated });
    await open(reader, '/parents');
    expect(await shown.count()).toBe(0);
    await publish(editor, entry, locale);
    await open(reader, '/parents');
    await shown.waitFor();
    await reader.getByText(body.translated).waitFor();
  },
);

/** Writes a text for the parents' page in English, and returns its id. */
async function beginText(page: Page, title: string, text: string): Promise<string> {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const shared = { category: 'parents', sort: 100 };
  const answer = await page.request.post('/api/cms/management/entries', {
    headers: { origin: inject('productUrl') },
    data: { contentType: 'content-block', shared, texts: { en: { title, body } } },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

async function publish(page: Page, id: string, locale: Locale): Promise<void> {
  const answer = await page.request.post(`/api/cms/management/entries/${id}/publish`, {
    headers: { origin: inject('productUrl') },
    data: { locales: [locale] },
  });
  expect(answer.status()).toBe(200);
}
