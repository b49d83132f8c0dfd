import { beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '#core/json.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createEntry } from '#features/cms/server/public.ts';
import { makeUploadedPicture } from '#features/media/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { getCourse } from '#features/learning/courses/server/courses.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { getQuiz } from '#features/learning/quizzes/server/quizzes.ts';
import { isPictureUsed } from '#features/learning/catalogue/server/picture-uses.ts';
import { isPublicMedia } from '#features/learning/server/public-media.ts';
import { author, publish, release, withEditions, write } from './testing.ts';

const kindness = 'course.c_kkkk2222';
const quizId = 'i_zzzz2222';
const picture = 'picture-0123456789abcdef.webp';
const cover = 'picture-fedcba9876543210.webp';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db, withEditions);
  await release(ctx, makeContentFiles());
});

const upload = (file: string) => makeUploadedPicture(ctx, file);

const question = (index: number, shown: Record<string, Json> = {}) => ({
  id: `q_${'bcd'.charAt(index).repeat(8)}`,
  slug: `question-${index}`,
  type: 'single',
  answers: ['yes', 'no'],
  correct: 'yes',
  ...shown,
});
const said = { ask: 'Is it so?', answers: { yes: 'It is', no: 'It is not' }, explanation: 'It is written.' };

/** Adds a quiz to the course, whose first question shows a picture. */
async function writeQuiz(access: string): Promise<void> {
  await createEntry(
    ctx,
    {
      contentType: 'item',
      key: quizId,
      shared: { questions: [question(0, { picture }), question(1), question(2)] },
      texts: {
        en: {
          questions: { 'question-0': { ...said, alt: 'A tent' }, 'question-1': said, 'question-2': said },
        },
      },
    },
    { author },
  );
  const quiz = { id: quizId, slug: 'tent-quiz', type: 'quiz', minutes: 3, access, cover };
  await write(ctx, kindness, {
    shared: (shared) => ({
      ...shared,
      chapters: [
        ...(Array.isArray(shared['chapters']) ? shared['chapters'] : []),
        { id: 'ch_zzzz2222', slug: 'more', items: [quiz] },
      ],
    }),
    texts: {
      en: {
        chapters: { 'open-tent': 'The open tent', more: 'More' },
        items: {
          'tent-film': { title: 'The tent', summary: 'Guests come.', talk: ['Who came?', 'Whom?'] },
          'tent-comic': { title: 'The comic', summary: 'In pictures.' },
          'tent-quiz': { title: 'The quiz', summary: 'Questions.' },
        },
      },
    },
  });
}

async function publishQuiz(): Promise<void> {
  await publish(ctx, `item.${quizId}`, 'en');
  await publish(ctx, kindness, 'en');
}

describe('a picture that staff has uploaded', () => {
  test('is shown in the questions and on the cover of an item that names it', async () => {
    await upload(picture);
    await upload(cover);
    await writeQuiz('public');
    await publishQuiz();
    const quiz = await getQuiz(ctx, quizId, 'en');
    expect(quiz.questions[0]?.picture?.src).toContain(`house/pictures/${picture}`);
    expect(quiz.questions[0]?.picture?.alt).toBe('A tent');
    const course = await getCourse(ctx, 'kindness', 'en');
    expect(course.chapters[1]?.items[0]?.poster).toContain(`house/pictures/${cover}`);
    expect(await isPublicMedia(ctx, `house/pictures/${picture}`)).toBe(true);
  });

  test('of an item that is not open to everyone needs a signature, and its cover none', async () => {
    await upload(picture);
    await upload(cover);
    await writeQuiz('premium');
    await write(ctx, kindness, { shared: (shared) => ({ ...shared, demo: false }) });
    await publishQuiz();
    expect(await isPublicMedia(ctx, `house/pictures/${picture}`)).toBe(false);
    expect(await isPublicMedia(ctx, `house/pictures/${cover}`)).toBe(true);
    expect(await isPublicMedia(ctx, `house/pictures/small/${cover}`)).toBe(false);
    const { actor } = await makeUser(ctx, { plan: 'premium' });
    const quiz = await getQuiz({ ...ctx, actor }, quizId, 'en');
    expect(quiz.questions[0]?.picture?.src).toContain(picture);
  });

  test('is in use once readers see it, and not before', async () => {
    await upload(picture);
    await upload(cover);
    await writeQuiz('public');
    expect(await isPictureUsed(ctx, { file: picture })).toBe(false);
    await publishQuiz();
    expect(await isPictureUsed(ctx, { file: picture })).toBe(true);
    expect(await isPictureUsed(ctx, { file: cover })).toBe(true);
    expect(await isPictureUsed(ctx, { file: 'picture-0000000000000000.webp' })).toBe(false);
  });

  test('that was removed keeps what names it from being published, which says so', async () => {
    await upload(cover);
    await writeQuiz('public');
    await expect(publishQuiz()).rejects.toMatchObject({
      kind: 'invalid',
      issues: [expect.objectContaining({ messageKey: 'learning.edition.issue.missing' })],
    });
    await expect(getQuiz(ctx, quizId, 'en')).rejects.toMatchObject({ code: 'not_found' });
  });
});
