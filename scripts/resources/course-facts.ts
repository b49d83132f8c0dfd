import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentCourse } from '../../src/features/learning/server/content/content.ts';
import type { GameBody } from '../../src/features/learning/server/content/kinds/game.ts';
import type { Question } from '../../src/features/learning/server/content/kinds/questions.ts';
import type { TaskBody } from '../../src/features/learning/server/content/kinds/task.ts';
import { palettes, type Palette, type PaletteName } from '../../src/ui/papercut/palettes.ts';
import type { SheetLanguage } from './words.ts';

const root = join(import.meta.dirname, '../..');

const CourseCover = z.object({
  cover: z.object({ palette: z.enum(Object.keys(palettes) as [PaletteName, ...PaletteName[]]) }),
});

export interface FilmFacts {
  title: string;
  summary: string;
  source: string | undefined;
  talk: string[];
}

/** What the sheets of a course are made from, in one language. */
export interface CourseFacts {
  id: string;
  lang: SheetLanguage;
  title: string;
  tagline: string;
  description: string;
  palette: Palette;
  /** The address of the cover's picture. */
  art: string;
  films: FilmFacts[];
  questions: Question[];
  games: { title: string; body: GameBody }[];
  task: { title: string; body: TaskBody } | undefined;
}

/** Gathers them from checked content; what is only planned is left out. */
export function factsOf(course: ContentCourse, lang: SheetLanguage, art: string): CourseFacts {
  const { cover } = CourseCover.parse(
    parse(readFileSync(join(root, 'content/courses', course.id, 'course.yaml'), 'utf8')),
  );
  const items = course.chapters.flatMap((chapter) => chapter.items).filter(({ planned }) => !planned);
  const { title, tagline, description } = course.texts[lang];
  const said = items.map(({ type, texts }) => ({ type, ...texts[lang] }));
  const quizzes = said.flatMap(({ body }) => (body?.kind === 'quiz' ? [body] : []));
  const stops = said.flatMap(({ body }) => (body?.kind === 'vidquiz' ? [body] : []));
  const task = said.find(({ type }) => type === 'challenge') ?? said.find(({ type }) => type === 'rwi');
  return {
    id: course.id,
    lang,
    title,
    tagline,
    description,
    palette: palettes[cover.palette],
    art,
    films: said
      .filter(({ type }) => type === 'film')
      .map(({ title, summary, source, talk = [] }) => ({ title, summary, source, talk })),
    questions: [...quizzes, ...stops].flatMap(({ questions }) => questions),
    games: said.flatMap(({ title, body }) => (body?.kind === 'game' ? [{ title, body }] : [])),
    task: task?.body?.kind === 'task' ? { title: task.title, body: task.body } : undefined,
  };
}
