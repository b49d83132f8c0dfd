import type { Selectable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import { makeClearCode } from '#platform/clear-code.ts';
import type { Ctx } from '#platform/ctx.ts';
import { formatHebrewDate } from '#platform/jewish-calendar/hebrew-date.ts';
import { href } from '#urls.ts';
import { describePeople, type PersonDescribed } from '#features/people/server/public.ts';
import type { CertificateInput, CertificateView } from '../contract.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import { coverImage } from '#features/learning/courses/server/cover-image.ts';
import { getCoursesProgress } from '#features/learning/progress/server/courses-progress.ts';
import type { CertificatesTable } from '#features/learning/server/tables.ts';

type Row = Selectable<CertificatesTable>;

/** The length of a certificate's code: 31 to the twelfth power is too many to guess. */
const codeLength = 12;

/**
 * The certificate of a course that the caller has finished; a repeated request keeps its code and takes the name as
 * chosen now. Refuses a course she has not finished, and a minor's full name.
 */
export async function makeCertificate(
  ctx: Ctx,
  { courseId, fullName }: CertificateInput,
): Promise<CertificateView> {
  const { userId } = signedIn(ctx);
  const { courseById } = await getCatalogue(ctx, ctx.locale);
  if (!courseById.has(courseId)) throw new NotFound();
  const person = (await describePeople(ctx, [userId])).get(userId);
  if (!person || person.awaitsGuardian) throw new NotFound();
  if (fullName && person.minor) throw new Forbidden('forbidden', 'learning.refusal.fullName');
  const finishedAt = (await getCoursesProgress(ctx)).find(
    (course) => course.courseId === courseId,
  )?.completedAt;
  if (finishedAt === undefined) throw new Conflict('not_finished', 'learning.refusal.courseNotFinished');
  const row = await ctx.db
    .insertInto('certificates')
    .values({
      code: makeClearCode(codeLength),
      user_id: userId,
      course_id: courseId,
      full_name: fullName,
      finished_at: new Date(finishedAt),
      made_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet({ full_name: fullName }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toView(ctx, row, person);
}

/** A certificate by its code. One that is unknown, revoked, or belongs to a minor without current consent is not found. */
export async function getCertificate(ctx: Ctx, code: string, locale = ctx.locale): Promise<CertificateView> {
  const row = await ctx.db
    .selectFrom('certificates')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  const person = row && (await describePeople(ctx, [row.user_id])).get(row.user_id);
  if (!row || !person || person.awaitsGuardian) throw new NotFound();
  return toView(ctx, row, person, locale);
}

/** The caller's certificates, newest first, except those of courses no longer in the catalog. */
export async function listOwnCertificates(ctx: Ctx, locale = ctx.locale): Promise<CertificateView[]> {
  const { userId } = signedIn(ctx);
  const { courseById } = await getCatalogue(ctx, locale);
  const rows = await ctx.db
    .selectFrom('certificates')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('code')
    .execute();
  const person = (await describePeople(ctx, [userId])).get(userId);
  if (!person) return [];
  return Promise.all(
    rows.filter(({ course_id }) => courseById.has(course_id)).map((row) => toView(ctx, row, person, locale)),
  );
}

async function toView(
  ctx: Ctx,
  row: Row,
  person: PersonDescribed,
  locale = ctx.locale,
): Promise<CertificateView> {
  const course = (await getCatalogue(ctx, locale)).courseById.get(row.course_id);
  if (!course) throw new NotFound();
  const finishedOn = row.finished_at.toISOString().slice(0, 10);
  return {
    code: row.code,
    name: nameOf(person, row.full_name),
    courseId: course.id,
    courseSlug: course.slug,
    courseTitle: course.title,
    courseImage: coverImage(ctx, course.cover),
    finishedOn,
    hebrewDate: formatHebrewDate(finishedOn, locale),
    path: href('certificate', { code: row.code }),
    pdf: href('certificatePdf', { code: row.code }),
  };
}

function nameOf({ firstName, lastName, minor }: PersonDescribed, fullName: boolean): string {
  const [initial = ''] = lastName.trim();
  const last = fullName && !minor ? lastName.trim() : initial && `${initial}.`;
  return [firstName.trim(), last].filter(Boolean).join(' ');
}
