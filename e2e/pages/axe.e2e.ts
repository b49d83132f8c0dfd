import { describe, expect, test } from 'vitest';
import { localeCodes, type Locale } from '#core/locale.ts';
import { findBarriers } from '../support/accessibility.ts';
import { open, useBrowser, widths } from '../support/browser.ts';
import { listParentPages, listTeacherPages } from '../support/demo-ids.ts';
import { adminPages, learnerPages, missingPage, visitorPages } from '../support/pages.ts';

const browser = useBrowser();

/** An expired link looks the same wherever it would have led. */
const distinct = visitorPages.filter(
  (path) => !path.endsWith('/unknown') || path.startsWith('/approve/account'),
);

/**
 * One language per direction visits every page; the other languages, which have the first one's layout, share the pages of
 * visitors and learners.
 */
const whole: readonly Locale[] = ['en', 'he'];
const sharing = localeCodes.filter((locale) => !whole.includes(locale));

/** `ALL_LANGUAGES=1` checks every page in every language, which takes three times as long. */
const isWhole = (locale: Locale) => whole.includes(locale) || process.env['ALL_LANGUAGES'] !== undefined;

function pagesOf(locale: Locale, paths: readonly string[]): readonly string[] {
  if (isWhole(locale)) return paths;
  return paths.filter((_, index) => sharing[index % sharing.length] === locale);
}

describe.each(localeCodes)('in %s', (locale) => {
  // Colors are the same in all languages.
  const colours = locale === 'en';
  const administrator = {
    who: 'an administrator',
    as: 'admin',
    paths: adminPages,
    // Its tables are the widest there are: mirrored they are tried on a phone.
    width: locale === 'he' ? widths.phone : widths.desk,
  };
  const teacher = { who: 'a teacher', as: 'educator', paths: listTeacherPages, width: administrator.width };
  const parent = { who: 'a parent', as: 'parent', paths: listParentPages, width: widths.phone };
  test.each([
    { who: 'a visitor', as: undefined, paths: [...distinct, missingPage], width: widths.phone },
    { who: 'a learner', as: 'learner', paths: learnerPages, width: widths.desk },
    { who: 'somebody new', as: 'new', paths: ['/welcome/name'], width: widths.phone },
    { who: 'a minor who waits', as: 'minor', paths: ['/join/pending'], width: widths.phone },
    ...(isWhole(locale) ? [administrator, teacher, parent] : []),
  ])('axe finds nothing on the pages of $who', async ({ as, paths, width }) => {
    const page = await browser.visit({ locale, width, ...(as && { as }) });
    const ask = async (path: string): Promise<unknown> => (await page.request.get(`/api${path}`)).json();
    const known = typeof paths === 'function' ? await paths(ask) : paths;
    for (const path of known.length === 1 ? known : pagesOf(locale, known)) {
      await open(page, path);
      expect(await findBarriers(page, { colours }), `${path} in ${locale}`).toEqual([]);
    }
  });
});

// The check must be able to fail.
test('axe does find an image without a text alternative', async () => {
  const page = await browser.visit();
  await page.setContent(
    '<!DOCTYPE html><html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>',
  );
  expect((await findBarriers(page)).join()).toContain('image-alt');
});
