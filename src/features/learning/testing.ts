import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { hasFilm } from './kinds/policy.ts';
import { changedTopics, readContentVersions } from './content/server/content-versions.ts';
import type {
  ContentCategory,
  ContentCourse,
  ContentFilm,
  ContentItem,
  FilmCaption,
} from './content/server/content.ts';
import { inLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import type { ItemBody } from './content/server/item-body.ts';
import type { Passage } from './content/server/passages/passage-library.ts';
import { addContent } from './content/server/store-content.ts';
import { contentChanged, writeTopics } from './content/server/content-topics.ts';

export interface MadeItem extends Partial<Omit<ContentItem, 'filmId'>> {
  /** What it has besides a film, the same in every language. */
  body?: ItemBody;
  /** The length of its film in seconds, if its type shows one; 60 by default. A planned item has none. */
  duration?: number;
  /** Whether its film can be streamed too. */
  hls?: boolean;
  /** What is said in its film; nothing by default. */
  captions?: Partial<InLanguages<FilmCaption[]>>;
}

export interface MadeCourse extends Partial<Omit<ContentCourse, 'chapters' | 'films'>> {
  items?: MadeItem[];
}

let courseCount = 0;

/**
 * Adds a course of one chapter to the catalog and publishes the change. By default it is not featured, paid, and has
 * one public one-minute film. Titles name their language: `Course (he)`.
 */
export async function makeCourse(
  ctx: Pick<Ctx, 'db' | 'events'>,
  { items = [{ access: 'public' }], ...overrides }: MadeCourse = {},
): Promise<ContentCourse> {
  const made = items.map(makeItem);
  courseCount += 1;
  const { id = `course-${randomUUID()}` } = overrides;
  const course: ContentCourse = {
    id,
    slug: overrides.id ?? `slug-of-${id}`,
    formerSlugs: [],
    folder: overrides.id ?? `folder-of-${id}`,
    order: courseCount,
    published: '2026-09-01',
    featuredLevel: 0,
    demo: false,
    archived: false,
    comingSoon: false,
    access: 'paid',
    categoryIds: [],
    resources: [],
    texts: inLanguages((locale) => ({
      title: `Course (${locale})`,
      tagline: `Tagline (${locale})`,
      description: `Description (${locale})`,
      seoDescription: `In short (${locale})`,
    })),
    ...overrides,
    chapters: [
      {
        id: 'first-chapter',
        texts: inLanguages((locale) => ({ title: `Chapter (${locale})` })),
        items: made.map(({ item }) => item),
      },
    ],
    films: made.flatMap(({ film }) => film ?? []),
  };
  await addContent(ctx.db, { categories: [], passages: [], courses: [course] });
  await ctx.events.publish(contentChanged, '');
  return course;
}

/** Adds a category, of which courses may be made, and publishes the change. Its name names its language. */
export async function makeCategory(
  ctx: Pick<Ctx, 'db' | 'events'>,
  category: Omit<ContentCategory, 'texts'>,
): Promise<void> {
  const { id } = category;
  const texts = inLanguages((locale) => ({
    name: `${id} (${locale})`,
    description: `About ${id} (${locale})`,
  }));
  await addContent(ctx.db, { categories: [{ ...category, texts }], passages: [], courses: [] });
  await ctx.events.publish(contentChanged, '');
}

/** Changes a made course as an edit of its files would, and publishes the change. */
export async function editCourse(
  ctx: Pick<Ctx, 'db' | 'events'>,
  course: ContentCourse,
  changes: Partial<ContentCourse>,
): Promise<ContentCourse> {
  const edited = { ...course, ...changes };
  const before = await readContentVersions(ctx.db);
  await addContent(ctx.db, { categories: [], passages: [], courses: [edited] });
  const topics = changedTopics(before, await readContentVersions(ctx.db));
  await ctx.events.publish(contentChanged, writeTopics(topics));
  return edited;
}

/** Adds a citable passage of three verses: verses 3, 4 and 7 of chapter 5 of a book. */
export async function makePassage(
  ctx: Pick<Ctx, 'db' | 'events'>,
  overrides: Partial<Passage> = {},
): Promise<Passage> {
  const passage: Passage = {
    id: `book-${randomUUID()}`,
    work: {
      counts: 'verses',
      names: inLanguages((locale) => `Book (${locale})`),
      edition: inLanguages((locale) => `Edition (${locale})`),
    },
    chapter: 5,
    context: inLanguages((locale) => `Context (${locale})`),
    lines: ['3', '4', '7'].map((at) => ({
      at,
      original: `שָׁלוֹם ${at}`,
      texts: inLanguages((locale) => `Peace ${at} (${locale})`),
    })),
    ...overrides,
  };
  await addContent(ctx.db, { categories: [], passages: [passage], courses: [] });
  await ctx.events.publish(contentChanged, '');
  return passage;
}

/** The id of the made course's item at `index`, from 0. */
export function itemIdOf(course: ContentCourse, index = 0): string {
  return itemOf(course, index).id;
}

/** Its slug, for addresses. */
export function itemSlugOf(course: ContentCourse, index = 0): string {
  return itemOf(course, index).slug;
}

function itemOf({ chapters }: ContentCourse, index: number): ContentItem {
  const item = chapters.flatMap(({ items }) => items)[index];
  if (!item) throw new Error(`the made course has no item ${index}`);
  return item;
}

function makeItem({ duration = 60, hls = false, captions = {}, body, ...overrides }: MadeItem): {
  item: ContentItem;
  film: ContentFilm | undefined;
} {
  const id = overrides.id ?? `item-${randomUUID()}`;
  const { type = 'film', planned = false } = overrides;
  const film =
    planned || !hasFilm(type)
      ? undefined
      : {
          id: `film-of-${id}`,
          duration,
          height: 720,
          hls,
          chapters: [{ at: 0, title: inLanguages((locale) => `Beginning (${locale})`) }],
          captions: inLanguages((locale) => captions[locale] ?? []),
        };
  const item: ContentItem = {
    slug: overrides.id ?? `slug-of-${id}`,
    formerSlugs: [],
    type,
    access: 'default',
    planned,
    minutes: Math.ceil(duration / 60),
    texts: inLanguages((locale) => ({
      title: `Film (${locale})`,
      summary: `Summary (${locale})`,
      source: `Source (${locale})`,
      talk: [`First question (${locale})`, `Second question (${locale})`],
      ...(body && { body }),
    })),
    ...overrides,
    id,
    filmId: film?.id,
  };
  return { item, film };
}

export { quizOfEachType } from './quizzes/server/testing.ts';
export interface MadeWork {
  /** When; the clock's now by default. */
  at?: Date;
  /** When she began its film; at the same moment by default. */
  begunAt?: Date;
  /** Seconds of its film. */
  watched?: number;
  done?: boolean;
  answers?: readonly { questionId: string; response: string; correct: boolean }[];
}

/** What a person has done with an item, as if she had watched, answered and completed it. */
export async function makeWork(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  itemId: string,
  { at = clock.now(), begunAt = at, watched, done = false, answers = [] }: MadeWork,
): Promise<void> {
  if (watched !== undefined)
    await db
      .insertInto('item_progress')
      .values({
        user_id: userId,
        item_id: itemId,
        position_tenths: watched * 10,
        watched_tenths: watched * 10,
        spans: JSON.stringify([[0, watched * 10]]),
        slack_tenths: 0,
        last_report_at: at,
        version: 1,
        begun_at: begunAt,
      })
      .execute();
  if (done)
    await db
      .insertInto('completions')
      .values({ user_id: userId, item_id: itemId, completed_at: at })
      .execute();
  if (answers.length > 0)
    await db
      .insertInto('quiz_answers')
      .values(
        answers.map(({ questionId, response, correct }) => ({
          user_id: userId,
          item_id: itemId,
          question_id: questionId,
          response,
          correct,
          answered_at: at,
        })),
      )
      .execute();
}
