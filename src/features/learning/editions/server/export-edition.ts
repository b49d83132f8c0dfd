import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Json, JsonObject } from '#core/json.ts';
import { localeCodes } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listLiveEntries } from '#features/cms/server/public.ts';
import { exportUploads, type ExportedUploads } from '#features/learning/moving/server/export-uploads.ts';
import { listHouseEntries, writeHouseEntries } from '#features/learning/moving/server/house-entries.ts';
import { listItems, type CourseDocs, type EntryDocs } from './course-docs.ts';
import { fillLanguages } from './fill-languages.ts';
import { joinCourse } from './join-course.ts';
import { isAsShipped, layCourse, layEntry, readLiveEntries } from './live-docs.ts';
import { getShippedDocs } from './shipped-docs.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { joinCategories } from './split-categories.ts';

export interface Exported extends ExportedUploads {
  courses: number;
  categories: boolean;
  /** How many entries of other kinds, such as downloads and sponsors. */
  others: number;
}

/**
 * Writes what is shipped with what the house has published over it into a folder, as files that pass the check of content; and
 * in its folder `house` what has no place in such files: entries of other kinds, and every uploaded file that is named.
 */
export async function exportEdition(ctx: Ctx, content: string, target: string): Promise<Exported> {
  const shipped = await getShippedDocs(ctx);
  const live = await readLiveEntries(ctx);
  if (resolve(content) !== resolve(target)) await cp(content, target, { recursive: true });
  let courses = 0;
  const contents: Json[] = [];
  const order = new Set<number>();
  for (const { course } of shipped.courses.values()) order.add(Number(course.shared['order']));
  for (const id of new Set([...shipped.courses.keys(), ...live.course.keys()])) {
    const edition = shipped.courses.get(id);
    const docs = layCourse(id, shipped, live);
    if (docs)
      contents.push(...[docs.course, ...Object.values(docs.items), ...Object.values(docs.films)].map(toJson));
    // A course that nobody has published yet is not in any file.
    if (docs ? isAsShipped(docs, edition) : !edition) continue;
    const folder = join(target, 'courses', docs?.folder ?? edition?.folder ?? id);
    if (docs) await writeCourse(folder, docs, edition, order);
    else await rm(folder, { recursive: true, force: true });
    await retire(join(target, 'retired-ids.yaml'), listRemoved(docs, edition));
    courses += 1;
  }
  const categories = await writeCategories(ctx, target);
  const others = await listHouseEntries(ctx);
  await writeHouseEntries(target, others);
  contents.push(...others.map(({ wanted }) => toJson(wanted)));
  return { courses, categories, others: others.length, ...(await exportUploads(ctx, contents, target)) };
}

function toJson({ shared, texts }: EntryDocs): Json {
  return { shared, texts: { ...texts } };
}

async function writeCourse(
  folder: string,
  docs: CourseDocs,
  shipped: CourseDocs | undefined,
  orders: Set<number>,
): Promise<void> {
  const before = shipped ? joinCourse(shipped) : undefined;
  const after = joinCourse({
    ...docs,
    course: { ...docs.course, shared: completed(docs, shipped, orders) },
  });
  const known = [...(before?.documents.keys() ?? []), ...(before?.captions.keys() ?? [])];
  for (const file of known)
    if (!after.documents.has(file) && !after.captions.has(file))
      await rm(join(folder, file), { force: true });
  for (const [file, value] of after.documents)
    if (JSON.stringify(before?.documents.get(file)) !== JSON.stringify(value))
      await write(join(folder, file), rewriteYaml(await readText(join(folder, file)), value));
  for (const [file, vtt] of after.captions)
    if (before?.captions.get(file) !== vtt) await write(join(folder, file), vtt);
  await dropStills(
    join(folder, 'stills.yaml'),
    new Set(listItems(docs.course.shared).map(({ slug }) => slug)),
  );
}

/** `course.yaml` also says where texts are missing, and has a place of its own among the courses. */
function completed(docs: CourseDocs, shipped: CourseDocs | undefined, orders: Set<number>): JsonObject {
  const { languages: _languages, ...shared } = docs.course.shared;
  const { borrowed, docs: filled } = fillLanguages(docs, () => false);
  const isWhole =
    borrowed.size === 0 &&
    JSON.stringify(filled.course.shared) === JSON.stringify(docs.course.shared) &&
    Object.values(docs.films).every(({ texts }) => localeCodes.every((code) => texts[code]?.['captions']));
  const own = Number(shared['order']);
  const isOwn = own === Number(shipped?.course.shared['order']) || !orders.has(own);
  const order = isOwn ? own : Math.max(0, ...orders) + 1;
  orders.add(order);
  return { ...shared, order, ...(!isWhole && { languages: languagesOf(docs.course) }) };
}

function languagesOf({ texts }: EntryDocs): string[] {
  return localeCodes.filter((locale) => texts[locale]);
}

/** The ids of chapters and items that are no longer there. */
function listRemoved(docs: CourseDocs | undefined, shipped: CourseDocs | undefined): string[] {
  const idsIn = (course: CourseDocs | undefined) =>
    (course ? listItems(course.course.shared) : []).map(({ id }) => id);
  const now = new Set(idsIn(docs));
  return idsIn(shipped).filter((id) => !now.has(id));
}

async function retire(file: string, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const text = await readFile(file, 'utf8').catch(() => '');
  const known = (parse(text) ?? []) as string[];
  const comments = text.split('\n').filter((line) => line.startsWith('#'));
  const all = [...new Set([...known, ...ids])];
  await writeFile(file, [...comments, ...all.map((id) => `- ${id}`), ''].join('\n'));
}

/** Pictures that were taken for items which are no longer there. */
async function dropStills(file: string, slugs: ReadonlySet<string>): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const stills = (parse(text) ?? {}) as JsonObject;
  const kept = Object.fromEntries(Object.entries(stills).filter(([slug]) => slugs.has(slug)));
  if (Object.keys(kept).length < Object.keys(stills).length) await writeFile(file, stringify(kept));
}

async function writeCategories(ctx: Ctx, target: string): Promise<boolean> {
  const { categories } = await getShippedDocs(ctx);
  const live = new Map((await listLiveEntries(ctx, 'category')).map((entry) => [entry.key, entry]));
  const laid = [...new Set([...Object.keys(categories), ...live.keys()])].flatMap(
    (slug): [string, EntryDocs][] => {
      const docs = layEntry(categories[slug], live.get(slug));
      return Object.keys(docs.texts).length ? [[slug, docs]] : [];
    },
  );
  const isTouched = laid.some(([slug, docs]) => docs !== categories[slug]);
  if (!isTouched && laid.length === Object.keys(categories).length) return false;
  const list = joinCategories(Object.fromEntries(laid));
  await write(join(target, 'categories.yaml'), stringify(list, { lineWidth: 100 }));
  return true;
}

/** Undefined if there is no such file. */
async function readText(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
