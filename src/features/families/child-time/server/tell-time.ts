import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { href } from '#urls.ts';
import { notify } from '#features/notifications/server/public.ts';
import { findFamilyOf } from '#features/families/members/server/find-family.ts';
import { tellGuardians } from '#features/families/members/server/guardians-of.ts';

/** Her open pages ask again what time she has, and so do her family's. */
export async function tellTimeChanged(ctx: Ctx, childId: UserId): Promise<void> {
  // Whether there is any limit is read with the account.
  tellPerson(ctx, childId, 'standing');
  tellPerson(ctx, childId, 'time');
  await tellGuardians(ctx, childId);
}

/** Each of her guardians hears that she asks for more time today; it is answered on the parent's screen. */
export async function tellAsked(
  ctx: Ctx,
  { childId, requestId, minutes }: { childId: UserId; requestId: string; minutes: number },
): Promise<void> {
  const family = await findFamilyOf(ctx, childId);
  for (const guardianId of family?.guardianIds ?? [])
    await notify(ctx, {
      to: guardianId,
      kind: 'families.askedForTime',
      data: { childId, minutes },
      href: href('family'),
      once: requestId,
    });
}
