// Makes the files of each course that can be downloaded: workbook, source sheet, slides, poster, quiz and music.
// Run by hand at authoring time, with Chromium and ffmpeg there; the results are committed. Names of courses make only theirs,
// `--only workbook,poster` only these kinds.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { checkContent } from '../src/features/learning/server/content/check-content.ts';
import { readContentFolder } from '../src/features/learning/server/content/content-folder.ts';
import { factsOf } from './resources/course-facts.ts';
import { findCut } from './resources/in-page.ts';
import { makeKahoot } from './resources/kahoot.ts';
import { makeMusic } from './resources/music.ts';
import { makePoster } from './resources/poster.ts';
import { makePresentation } from './resources/presentation.ts';
import { coverArt, toDocument, type Sheet } from './resources/sheet-page.ts';
import { makeSourceSheet } from './resources/source-sheet.ts';
import { sheetLanguages, words } from './resources/words.ts';
import { makeWorkbook } from './resources/workbook.ts';
import { chromium as installed } from './testing/system-tools.ts';

const content = join(import.meta.dirname, '../content');
const mostBytes = 150_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const isWanted = (kind: string) => wanted?.includes(kind) ?? true;

const executablePath = installed.find();
if (!executablePath) throw new Error('Chromium is needed to print the sheets');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();

const { courses } = checkContent(await readContentFolder(content), { requireMedia: false });
for (const course of courses) {
  if (positionals.length && !positionals.includes(course.id)) continue;
  const folder = join(content, 'courses', course.id, 'resources');
  await mkdir(folder, { recursive: true });
  const art = await photographCover(page, course.id);
  for (const lang of sheetLanguages) {
    const facts = factsOf(course, lang, art);
    const sheets: Record<string, Sheet> = {
      workbook: makeWorkbook(facts, words[lang]),
      sourcesheet: makeSourceSheet(facts, words[lang]),
      presentation: makePresentation(facts, words[lang]),
    };
    for (const [kind, sheet] of Object.entries(sheets)) {
      if (!isWanted(kind)) continue;
      const size = sheet.format === 'A4' ? { format: 'A4' } : { width: '1280px', height: '720px' };
      await print(page, toDocument(facts, sheet), size, join(folder, `${kind}.${lang}.pdf`));
    }
    if (isWanted('poster')) {
      await writeFile(join(folder, `poster.${lang}.svg`), await makePoster(facts, coverArt(course.id)));
      const picture = `<image preserveAspectRatio="xMidYMid slice" href="${art}"`;
      const look = '<style>@page{margin:0}body{margin:0}svg{display:block}</style>';
      const sheet = `<!doctype html><title>${facts.title}</title>${look}${await makePoster(facts, `${picture}/>`)}`;
      await print(page, sheet, { format: 'A4' }, join(folder, `poster.${lang}.pdf`));
    }
    if (isWanted('kahoot')) await writeFile(join(folder, `kahoot.${lang}.csv`), makeKahoot(facts));
  }
  const [film] = course.films;
  if (film && isWanted('music')) await makeMusic(film.id, course.texts.en.title, join(folder, 'music.mp3'));
  console.log(course.id);
}
await browser.close();

/** The cover with its soft shadows as one picture, which several pages of a sheet share; its address. */
async function photographCover(page: Page, courseId: string): Promise<string> {
  await page.setViewportSize({ width: 760, height: 570 });
  await page.setContent(`<style>body{margin:0}svg{width:100%;height:100%}</style>${coverArt(courseId)}`);
  const picture = await page.screenshot({ type: 'jpeg', quality: 54 });
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

async function print(
  page: Page,
  html: string,
  size: { format: string } | { width: string; height: string },
  file: string,
) {
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const cut = await page.evaluate<string[]>(findCut);
  if (cut.length) console.warn(`${file}: does not fit: ${cut.join(' | ')}`);
  await page.pdf({ path: file, ...size, printBackground: true, tagged: true });
  const { size: bytes } = await stat(file);
  if (bytes > mostBytes) throw new Error(`${file} has ${bytes} bytes, more than ${mostBytes}`);
}
