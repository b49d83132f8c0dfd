import { Conflict } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeOfPerson, visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { findLearningChoices } from '#features/people/server/public.ts';

/** When the store opens again where the caller is; undefined while it is open. Reading is always possible. */
export function findReopening(ctx: Pick<Ctx, 'actor' | 'timeZone' | 'clock'>): Date | undefined {
  return resumesAt(ctx.clock.now(), visitorPlace(ctx));
}

/** Refuses while melacha is forbidden where the caller is; the refusal says until when. */
export function refuseQuietTime(ctx: Pick<Ctx, 'actor' | 'timeZone' | 'clock'>): void {
  const resumes = findReopening(ctx);
  if (resumes) throw new Conflict('holy_day', 'store.refusal.holyDay', { resumesAt: resumes.toISOString() });
}

/** When mail may go out to a person again, or about her; undefined if it may now. */
export async function findMailReopening(ctx: Ctx, userId: UserId): Promise<Date | undefined> {
  const choices = await findLearningChoices(ctx, [userId]);
  return resumesAt(ctx.clock.now(), placeOfPerson(choices.get(userId)));
}
