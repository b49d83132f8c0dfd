import { localeCodes, type Locale } from '#core/locale.ts';
import { addresses } from '#urls.ts';
import { inLanguages, readInLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import { collectMistakes, type Report } from '#platform/content/mistakes.ts';
import type { Block } from '#features/pages/contract.ts';
import { parseStaticPage, type StaticPageText } from './parse-static-page.ts';

/** Every authored page in every language, by slug. */
export type StaticPages = ReadonlyMap<string, InLanguages<StaticPageText>>;

/** The pages from a folder's texts (path → text). Throws ContentMistakes with every mistake at once. */
export function checkStaticPages(texts: ReadonlyMap<string, string>): StaticPages {
  return collectMistakes((report) => {
    const slugs = new Set([...texts.keys()].map((path) => path.split('/').at(-2) ?? ''));
    const pages = new Map<string, InLanguages<StaticPageText>>();
    for (const slug of slugs) {
      const page = checkPage(slug, texts, report);
      if (page) pages.set(slug, page);
    }
    for (const [slug, page] of pages)
      for (const locale of localeCodes) checkLinks(fileOf(slug, locale), page[locale], pages, report);
    return pages;
  });
}

function fileOf(slug: string, locale: Locale): string {
  return `content/pages/${slug}/${locale}.md`;
}

function checkPage(
  slug: string,
  texts: ReadonlyMap<string, string>,
  report: Report,
): InLanguages<StaticPageText> | undefined {
  if (Object.values<string>(addresses).includes(`/${slug}`))
    report(fileOf(slug, 'en'), 1, `/${slug} is another page`);
  const parsed = inLanguages((locale) => {
    const file = fileOf(slug, locale);
    const text = texts.get(file);
    if (text === undefined) report(file, 1, 'this language is missing');
    return text === undefined ? undefined : parseStaticPage(file, text, locale, report);
  });
  const english = parsed.en;
  for (const locale of localeCodes) {
    const page = parsed[locale];
    if (page && english && shapeOf(page) !== shapeOf(english))
      report(fileOf(slug, locale), 1, `the sections differ from those of the English page: ${shapeOf(page)}`);
  }
  return readInLanguages((locale) => parsed[locale]);
}

/** What must be the same in every language: the sections, and the number of items in their lists. */
function shapeOf({ updatedOn, intro, sections }: StaticPageText): string {
  const countOf = (blocks: Block[]) =>
    blocks.map((block) => (block.kind === 'list' ? block.points.length : 'p')).join(' ');
  return [updatedOn, countOf(intro), ...sections.map(({ id, blocks }) => `#${id} ${countOf(blocks)}`)].join(
    ', ',
  );
}

function checkLinks(file: string, page: StaticPageText, pages: StaticPages, report: Report): void {
  const blocks = [...page.intro, ...page.sections.flatMap((section) => section.blocks)];
  const runs = blocks.flatMap((block) => (block.kind === 'list' ? block.points.flat() : block.runs));
  for (const { href } of runs) {
    if (href?.startsWith('/') !== true) continue;
    const [path = '', id] = href.split('#', 2);
    const target = pages.get(path.slice(1))?.en;
    const isThere = target
      ? id === undefined || target.sections.some((section) => section.id === id)
      : Object.values<string>(addresses).includes(path);
    if (!isThere) report(file, 1, `there is no ${href}`);
  }
}
