import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Locale } from '#core/locale.ts';
import type { SourceView } from '#features/learning/sources/contract.ts';
import type { Content, ContentCourse } from '#features/learning/content/server/content.ts';
import type { GameBody } from '#features/learning/games/server/authoring.ts';
import type { Question } from '#features/learning/quizzes/server/authoring/questions.ts';
import type { TaskBody } from '#features/learning/tasks/server/authoring.ts';
import { readCitation } from '#features/learning/content/server/passages/citations.ts';
import type { Translation } from '#platform/i18n/translations.ts';
import { palettes, type Palette, type PaletteName } from '#art/palettes.ts';
import { quoteIn, sourcesOf, type SheetSource } from './course-sources.ts';

const root = join(import.meta.dirname, '../..');

const CourseLook = z.object({
  cover: z.object({ palette: z.enum(Object.keys(palettes) as [PaletteName, ...PaletteName[]]) }),
  verse: z.string(),
});

export interface FilmFacts {
  id: string;
  title: string;
  summary: string;
  source: string | undefined;
  /** What it is told after; the first of it is quoted beside it. */
  quoted: SourceView | undefined;
  talk: string[];
}

/** What the sheets of a course are made from, in one language. */
export interface CourseFacts {
  id: string;
  lang: Locale;
  title: string;
  tagline: string;
  description: string;
  palette: Palette;
  films: FilmFacts[];
  sources: SheetSource[];
  /** What the poster says. */
  verse: SourceView;
  questions: Question[];
  games: { title: string; body: GameBody }[];
  task: { title: string; body: TaskBody } | undefined;
  /** Asks to treat the sheet with respect. */
  respect: string;
}

/** Gathers them from checked content; what is only planned is left out. */
export function factsOf(
  course: ContentCourse,
  passages: Content['passages'],
  { lang, say }: { lang: Locale; say: Translation['say'] },
): CourseFacts {
  const file = join(root, 'content/courses', course.id, 'course.yaml');
  const { cover, verse } = CourseLook.parse(parse(readFileSync(file, 'utf8')));
  const items = course.chapters.flatMap((chapter) => chapter.items).filter(({ planned }) => !planned);
  const { title, tagline, description } = course.texts[lang];
  const said = items.map(({ type, filmId, texts }) => ({ type, filmId, ...texts[lang] }));
  const quizzes = said.flatMap(({ body }) => (body?.kind === 'quiz' ? [body] : []));
  const stops = said.flatMap(({ body }) => (body?.kind === 'vidquiz' ? [body] : []));
  const task = said.find(({ type }) => type === 'challenge') ?? said.find(({ type }) => type === 'rwi');
  const quote = quoteIn(passages, lang, say);
  const citation = readCitation(verse);
  const quotedVerse = citation && quote(citation);
  if (!quotedVerse) throw new Error(`${file}: ${verse} is not quoted`);
  return {
    id: course.id,
    lang,
    title,
    tagline,
    description,
    palette: palettes[cover.palette],
    films: said.flatMap(({ type, filmId, title, summary, source, citations = [], talk = [] }) => {
      if (type !== 'film' || filmId === undefined) return [];
      const [quoted] = citations.flatMap((cited) => quote(cited) ?? []);
      return [{ id: filmId, title, summary, source, quoted, talk }];
    }),
    sources: sourcesOf(items, quote, lang),
    verse: quotedVerse,
    questions: [...quizzes, ...stops].flatMap(({ questions }) => questions),
    games: said.flatMap(({ title, body }) => (body?.kind === 'game' ? [{ title, body }] : [])),
    task: task?.body?.kind === 'task' ? { title: task.title, body: task.body } : undefined,
    respect: say('learning.print.respect'),
  };
}
