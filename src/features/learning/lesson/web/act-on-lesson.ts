import { redirect } from 'react-router';
import { findRefusal } from '#page/find-refusal.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import {
  giveMoreTimeByForm,
  moreTimeForm,
  type RefusedMoreTime,
} from '#features/accounts/offered/more-time.ts';
import { courseQuery } from '#features/learning/offered/learning-queries.ts';
import { classicModeForm, leaveClassicMode } from '#features/learning/classic-mode/web/leave-classic-mode.ts';
import { isRatingForm, ratingForms } from '#features/learning/ratings/web/rating-forms.ts';
import { isPlanForm, planForms, readPlan } from '#features/learning/tasks/web/plan-forms.ts';
import { findBySlug } from './find-by-slug.ts';
import type { RefusedPlan } from '#features/learning/tasks/web/refused-plan.ts';

/** Handles a lesson's forms without scripts: performs the action and shows the page again, or the page with the refusal. */
export async function actOnLesson(args: PageActionArgs): Promise<Response | RefusedPlan | RefusedMoreTime> {
  const { page, params, url, form } = args;
  const name = form.get('form');
  const course = await page.queries.ensureQueryData(courseQuery(page, params['courseSlug'] ?? ''));
  const items = [...course.chapters.flatMap((chapter) => chapter.items), ...(course.hidden ?? [])];
  const itemId = findBySlug(items, params['itemSlug'] ?? '')?.id ?? '';
  if (name === 'unlock') await page.api.learning.unlockCourse.call({ id: course.id });
  if (name === classicModeForm) await leaveClassicMode(page.api);
  if (name === moreTimeForm) {
    const refused = await giveMoreTimeByForm(page.api, form);
    if (refused) return refused;
  }
  if (isRatingForm(name)) await ratingForms[name](page.api, itemId, form);
  if (!isPlanForm(name)) return redirect(url.pathname);
  try {
    await planForms[name](page.api, itemId, form);
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status !== 422) throw error;
    return { refusal, ...readPlan(form) };
  }
  return redirect(url.pathname);
}
