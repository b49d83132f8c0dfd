// Makes the files of each course that can be downloaded, in every language: workbook, source sheet, slides, poster, quiz and
// music. Run by hand at authoring time, with Chromium and ffmpeg there; the results are committed, and `made-from.yaml` beside
// them says what they were made from, so that only what has changed is made again (`--all` makes everything). Names of
// courses make only theirs, `--only workbook,poster` only these kinds.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { stringify } from 'yaml';
import { localeCodes } from '#core/locale.ts';
import { checkContent } from './printed-content.ts';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import { readTranslations } from '#platform/i18n/translations.ts';
import { factsOf, type CourseFacts } from './resources/course-facts.ts';
import { carryOver, findCut, loadFonts, makeFit } from './resources/in-page.ts';
import { makeKahoot } from './resources/kahoot.ts';
import { hashInputs, madeFromFile, readMadeFrom } from './resources/made-from.ts';
import { makeMusic } from './resources/music.ts';
import { takePictures, type Pictures } from './resources/pictures.ts';
import { makePoster } from './resources/poster.ts';
import { makePresentation } from './resources/presentation.ts';
import { coverArt, esc, fontFaces, toDocument, type Sheet } from './resources/sheet-page.ts';
import { words as asWords, shape } from './resources/set-lines.ts';
import { makeSourceSheet } from './resources/source-sheet.ts';
import { findStale } from './resources/stale.ts';
import { words } from './resources/words/words.ts';
import { makeWorkbook } from './resources/workbook.ts';
import { chromium as installed } from './testing/system-tools.ts';

const root = join(import.meta.dirname, '..');
const content = join(root, 'content');
const mostBytes = 200_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const onlyKinds = values.only?.split(',');

const executablePath = installed.find();
if (!executablePath) throw new Error('Chromium is needed to print the sheets');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
const translations = readTranslations(join(root, 'src'));
const { courses, passages } = checkContent(await readContentFolder(content), { requireMedia: false });
for (const course of courses) {
  if (positionals.length && !positionals.includes(course.id)) continue;
  const made = await makeCourse(course);
  console.log(`${course.id}: ${made} made`);
}
await browser.close();

/** Makes what is wanted of a course and notes what it was made from; how many files it made. */
async function makeCourse(course: ContentCourse): Promise<number> {
  const folder = join(content, 'courses', course.id);
  const notes = join(folder, madeFromFile);
  const madeFrom = readMadeFrom(folder);
  const wanted = hashInputs(course, passages, translations);
  const files = [...wanted.keys()].filter((file) => existsSync(join(folder, 'resources', file)));
  const stale = values.all
    ? [...wanted.keys()]
    : findStale(wanted, { madeFrom, files }).map(({ file }) => file);
  const toMake = stale.filter((file) => onlyKinds?.includes(file.split('.')[0] ?? '') ?? true);
  if (toMake.length === 0) return 0;
  await mkdir(join(folder, 'resources'), { recursive: true });
  const pictures = await takePictures(page, course, join(folder, 'media'));
  const note = async (file: string) => {
    madeFrom[file] = wanted.get(file) ?? '';
    const inOrder = [...wanted.keys()].filter((name) => name in madeFrom).toSorted();
    await writeFile(notes, stringify(Object.fromEntries(inOrder.map((name) => [name, madeFrom[name]]))));
  };
  for (const lang of localeCodes) {
    const facts = factsOf(course, passages, { lang, say: translations[lang].say });
    for (const file of toMake.filter((name) => name.split('.')[1] === lang)) {
      await makeFile(join(folder, 'resources', file), file, facts, pictures);
      await note(file);
    }
  }
  const [film] = course.films;
  const music = 'music.mp3';
  if (film && toMake.includes(music)) {
    await makeMusic(film.id, course.texts.en.title, join(folder, 'resources', music));
    await note(music);
  }
  return toMake.length;
}

async function makeFile(path: string, file: string, facts: CourseFacts, pictures: Pictures): Promise<void> {
  const { lang } = facts;
  const [kind, , format] = file.split('.');
  if (kind === 'kahoot') return writeFile(path, makeKahoot(facts, words[lang]));
  if (kind === 'poster' && format === 'svg')
    return writeFile(path, await makePoster(facts, coverArt(facts.id), shape));
  if (kind === 'poster') return printPoster(path, facts, pictures);
  const sheet = makeSheet(kind, facts, pictures);
  const size = sheet.format === 'A4' ? { format: 'A4' } : { width: '1280px', height: '720px' };
  return print(toDocument(facts, sheet), size, path);
}

function makeSheet(kind: string | undefined, facts: CourseFacts, pictures: Pictures): Sheet {
  const said = words[facts.lang];
  if (kind === 'workbook') return makeWorkbook(facts, said, pictures);
  if (kind === 'sourcesheet') return makeSourceSheet(facts, said);
  if (kind === 'presentation') return makePresentation(facts, said, pictures);
  throw new Error(`nothing makes a ${kind}`);
}

async function printPoster(path: string, facts: CourseFacts, { art }: Pictures): Promise<void> {
  const picture = `<image preserveAspectRatio="xMidYMid slice" href="${art}"/>`;
  const look = `<style>${fontFaces} @page{margin:0}body{margin:0}svg{display:block}</style>`;
  const svg = await makePoster(facts, picture, asWords);
  const head = `<!doctype html><html lang="${facts.lang}"><meta charset="utf-8"><title>${esc(facts.title)}</title>`;
  await print(`${head}${look}${svg}`, { format: 'A4' }, path);
}

async function print(html: string, size: Parameters<Page['pdf']>[0], path: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(loadFonts);
  await page.evaluate(carryOver);
  await page.evaluate(makeFit);
  const cut = await page.evaluate<string[]>(findCut);
  if (cut.length) throw new Error(`${path}: does not fit: ${cut.join(' | ')}`);
  const pdf = await page.pdf({ ...size, printBackground: true, tagged: true });
  await writeFile(path, withoutDates(pdf));
  if (pdf.length > mostBytes) throw new Error(`${path} has ${pdf.length} bytes, more than ${mostBytes}`);
}

/** The same words make the same bytes on every day: the day of printing becomes another of the same length. */
function withoutDates(pdf: Buffer): Buffer {
  const day = /(?<=\/(?:CreationDate|ModDate) \(D:)\d{14}/g;
  return Buffer.from(pdf.toString('latin1').replace(day, '20000101000000'), 'latin1');
}
