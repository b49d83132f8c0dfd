import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import { changeUser, makeUser, removeUser } from '#features/people/testing.ts';
import { CertificateView } from '../contract.ts';
import { getCoursesProgress } from '#features/learning/progress/server/courses-progress.ts';
import { quizOfEachType } from '#features/learning/quizzes/server/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { exportLearning } from '#features/learning/server/personal-data.ts';
import { getCertificate, listOwnCertificates, makeCertificate } from './certificates.ts';
import { printCertificate } from './print-certificate.ts';

describe('a certificate', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let courseId: string;
  let itemId: string;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    const course = await makeCourse(ctx);
    courseId = course.id;
    itemId = itemIdOf(course);
  });

  /** A user who has finished the course. */
  async function finisher(columns: Parameters<typeof makeUser>[1] = {}) {
    const { actor } = await makeUser(ctx, { first_name: 'Dana', last_name: 'Levi', ...columns });
    await ctx.db
      .insertInto('completions')
      .values({ user_id: actor.userId, item_id: itemId, completed_at: new Date('2026-11-16T10:00:00Z') })
      .execute();
    return { ...ctx, actor };
  }

  test('says who finished what and when, in both calendars, to anyone with its code', async () => {
    const made = CertificateView.parse(
      await makeCertificate(await finisher(), { courseId, fullName: false }),
    );
    expect(made).toMatchObject({
      name: 'Dana L.',
      courseTitle: 'Course (en)',
      finishedOn: '2026-11-16',
      hebrewDate: '6 Kislev 5787',
    });
    expect(made.code).toMatch(/^[A-Z2-9]{12}$/);
    expect(await getCertificate(ctx, made.code.toLowerCase(), 'he')).toMatchObject({
      courseTitle: 'Course (he)',
      hebrewDate: 'ו׳ בכסלו תשפ״ז',
    });
    await expect(getCertificate(ctx, 'AAAAAAAAAAAA')).rejects.toThrow(NotFound);
  });

  test('is kept with its code, and takes the name as last chosen', async () => {
    const dana = await finisher();
    const [one, two] = await Promise.all([
      makeCertificate(dana, { courseId, fullName: false }),
      makeCertificate(dana, { courseId, fullName: false }),
    ]);
    expect(two.code).toBe(one.code);
    expect(await makeCertificate(dana, { courseId, fullName: true })).toMatchObject({
      code: one.code,
      name: 'Dana Levi',
    });
    expect(await listOwnCertificates(dana)).toHaveLength(1);
  });

  test('covers the whole course, even for a user in classic mode, who sees only its films', async () => {
    const course = await makeCourse(ctx, { items: [{}, { type: 'quiz', body: quizOfEachType }] });
    const { actor } = await makeUser(ctx, { classic_mode: true });
    const dana = { ...ctx, actor };
    const complete = (index: number) =>
      ctx.db
        .insertInto('completions')
        .values({ user_id: actor.userId, item_id: itemIdOf(course, index), completed_at: ctx.clock.now() })
        .execute();
    await complete(0);
    expect(await getCoursesProgress(dana)).toMatchObject([{ progress: 100 }]);
    const input = { courseId: course.id, fullName: false };
    await expect(makeCertificate(dana, input)).rejects.toMatchObject({ code: 'not_finished' });
    await complete(1);
    expect(await makeCertificate(dana, input)).toMatchObject({ courseTitle: 'Course (en)' });
  });

  test('is only for someone who has finished the course', async () => {
    const other = { ...ctx, actor: (await makeUser(ctx)).actor };
    await expect(makeCertificate(other, { courseId, fullName: false })).rejects.toThrow(Conflict);
    await expect(makeCertificate(other, { courseId: 'unknown', fullName: false })).rejects.toThrow(NotFound);
  });

  test("never has a minor's full name, and disappears when consent is withdrawn", async () => {
    const noa = await finisher({
      first_name: 'Noa',
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: new Date('2026-01-01'),
    });
    await expect(makeCertificate(noa, { courseId, fullName: true })).rejects.toThrow(Forbidden);
    const { code, name } = await makeCertificate(noa, { courseId, fullName: false });
    expect(name).toBe('Noa L.');
    await changeUser(ctx, noa.actor.userId, { guardian_approved_at: null });
    await expect(getCertificate(ctx, code)).rejects.toThrow(NotFound);
  });

  test('is part of the personal data, and goes with the account', async () => {
    const dana = await finisher();
    const { code } = await makeCertificate(dana, { courseId, fullName: false });
    expect(await exportLearning(ctx, dana.actor.userId)).toMatchObject({ certificates: [{ code }] });
    await removeUser(ctx, dana.actor.userId);
    await expect(getCertificate(ctx, code)).rejects.toThrow(NotFound);
  });

  test.each(['en', 'he'] as const)('is printed as a PDF of one page (%s)', async (locale) => {
    const { code } = await makeCertificate(await finisher(), { courseId, fullName: false });
    const pdf = (await printCertificate({ ...ctx, locale }, code)).toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
});
