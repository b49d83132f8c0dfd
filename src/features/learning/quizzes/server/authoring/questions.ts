import * as z from 'zod';
import { questionTypes, type QuestionType } from '#features/learning/quizzes/contract.ts';
import { gapMark } from '#features/learning/quizzes/policy.ts';
import { contentId } from '#features/learning/content/server/content-ids.ts';
import type { Citation } from '#features/learning/content/server/passages/citations.ts';
import { Slug, slugs, text, things } from '#platform/content/text-schemas.ts';
import { sources } from '#features/learning/content/server/passages/passage-schemas.ts';
import { matchTexts, type Merging, type Mistakes } from '#features/learning/content/server/authoring.ts';

const Picture = z.string().regex(/^[a-z0-9-]+\.(?:webp|jpg|svg)$/, 'is no name of a picture');

/** The structure that all questions share; a VidQuiz adds its times. */
export const questionShape = {
  id: contentId('question'),
  /** What its texts and its still are named after. */
  slug: Slug,
  type: z.enum(questionTypes),
  answers: slugs(2, 8),
  /** One id for `single`, several for `multiple`, one for each gap of `fill`, in order. */
  correct: z.union([Slug.transform((id) => [id]), z.array(Slug).min(1)]).optional(),
  /** A picture that the question is about: `alt` says what it shows. */
  picture: Picture.optional(),
  sources: sources.optional(),
  /** A decorative still from the film: `<question>.webp`. */
  still: z.literal('webp').optional(),
};

/** Questions of one item. */
export function questions<T extends z.ZodType<{ id: string; slug: string }>>(
  schema: T,
  { min, max }: { min: number; max: number },
) {
  return things(schema, min, max).refine(
    (all) => new Set(all.map(({ slug }) => slug)).size === all.length,
    'has one slug twice',
  );
}

/** The ids of an item's questions, and where they stand. */
export function questionIds({ questions }: { questions: readonly { id: string }[] }) {
  return questions.map(({ id }, index) => ({ id, path: ['questions', index, 'id'] }));
}

export const QuestionText = z.strictObject({
  /** For `fill` with `___` at each gap. */
  ask: text(400),
  answers: z.record(z.string(), z.union([text(160), z.tuple([text(160), text(160)])])),
  /** Shown after the answer, right or wrong. */
  explanation: text(600),
  /** What the picture shows, for anyone who cannot see it. */
  alt: text(200).optional(),
});
type QuestionText = z.infer<typeof QuestionText>;

interface QuestionEntry {
  id: string;
  slug: string;
  type: QuestionType;
  answers: string[];
  correct?: string[] | undefined;
  picture?: string | undefined;
  sources?: string[] | undefined;
  still?: 'webp' | undefined;
}

/** The file of its picture, of either kind. */
export function pictureOf({ slug, picture, still }: Pick<QuestionEntry, 'slug' | 'picture' | 'still'>) {
  return picture ?? (still && `${slug}.${still}`);
}

/** A question with its key: for `order`, `correct` is in the right order; for `match`, it is all of `answers`. */
export interface Question {
  id: string;
  /** What it is named after in its files; only who prints it asks. */
  slug?: string | undefined;
  type: QuestionType;
  ask: string;
  answers: { id: string; text: string; match?: string | undefined }[];
  correct: string[];
  explanation: string;
  source?: string | undefined;
  citations?: Citation[] | undefined;
  picture?: { file: string; alt: string } | undefined;
}

/** Joins questions with their texts, and reports whatever does not fit their type. */
export function mergeQuestions<Entry extends QuestionEntry>(
  entries: readonly Entry[],
  texts: Record<string, QuestionText>,
  mistakes: Merging,
): { entry: Entry; question: Question }[] {
  const slugs = entries.map(({ slug }) => slug);
  const textOf = new Map(
    matchTexts(slugs, texts, ['questions'], mistakes).map(({ id, text }) => [id, text] as const),
  );
  return entries.flatMap((entry, index) => {
    const said = textOf.get(entry.slug);
    return said ? [{ entry, question: mergeQuestion(entry, index, said, mistakes) }] : [];
  });
}

function mergeQuestion(entry: QuestionEntry, index: number, said: QuestionText, mistakes: Merging): Question {
  const { id, slug, type, answers, picture, still, sources } = entry;
  const file = pictureOf(entry);
  const inTexts = (what: string, message: string) => mistakes.inTexts(['questions', slug, what], message);
  const correct = keyOf(entry, index, mistakes);
  const texts = matchTexts(answers, said.answers, ['questions', slug, 'answers'], mistakes);
  for (const { id: answer, text } of texts) {
    if (Array.isArray(text) !== (type === 'match'))
      inTexts('answers', `${answer} must have ${type === 'match' ? 'two texts' : 'one text'}`);
  }
  const gaps = said.ask.split(gapMark).length - 1;
  if (gaps !== (type === 'fill' ? correct.length : 0))
    inTexts('ask', `has ${gaps} gaps for ${type === 'fill' ? correct.length : 0} words`);
  if ((picture === undefined) !== (said.alt === undefined))
    mistakes.inTexts(
      ['questions', slug, ...(picture ? [] : ['alt'])],
      picture ? 'alt is missing' : 'describes no picture',
      picture && 'alt',
    );
  if (picture && still) mistakes.inStructure(['questions', index], 'has a picture and a still');
  return {
    id,
    slug,
    type,
    ask: said.ask,
    answers: texts.map(({ id, text }) =>
      Array.isArray(text) ? { id, text: text[0], match: text[1] } : { id, text },
    ),
    correct,
    explanation: said.explanation,
    ...(sources && mistakes.cite(sources, ['questions', index, 'sources'])),
    picture: file === undefined ? undefined : { file, alt: said.alt ?? '' },
  };
}

function keyOf(
  { type, answers, correct }: QuestionEntry,
  index: number,
  { inStructure }: Mistakes,
): string[] {
  const refuse = (message: string) => inStructure(['questions', index], message);
  if (type === 'order' || type === 'match') {
    if (correct) refuse(`of type ${type} needs no correct: its answers are the key`);
    return answers;
  }
  if (!correct) refuse('has no correct');
  if (type === 'single' && correct && correct.length !== 1) refuse('of type single has one correct answer');
  if (new Set(correct).size !== (correct?.length ?? 0)) refuse('has one correct answer twice');
  for (const id of correct ?? []) if (!answers.includes(id)) refuse(`correct ${id} is none of its answers`);
  return correct ?? [];
}
