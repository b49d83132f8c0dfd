import { isChildAccount } from '#core/access.ts';
import { signedIn } from '#core/actor.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { countInvited, describePeople } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import type { ReferralsView } from '../contract.ts';
import { readThanksRule } from './thanks-setting.ts';

type ReadCtx = Pick<Ctx, 'db' | 'clock' | 'events' | 'actor'>;

/** The caller's own link, and how many friends have come; never who. */
export async function describeReferrals(ctx: ReadCtx): Promise<ReferralsView> {
  const { userId } = signedIn(ctx);
  await refuseChild(ctx);
  const link = await ctx.db
    .selectFrom('referral_links')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { finished, earned } = await ctx.db
    .selectFrom('referral_thanks')
    .select(({ fn }) => [
      fn.countAll<number>().as('finished'),
      fn.sum<number | null>('inviter_coins').as('earned'),
    ])
    .where('inviter_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    link: link ? href('invite', { token: link.token }) : null,
    ...(await readThanksRule(ctx)),
    joined: await countInvited(ctx, userId),
    finished,
    earned: earned ?? 0,
  };
}

/** Children do not write to others in our name, nor are they asked to. */
export async function refuseChild(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<void> {
  const { userId, role } = signedIn(ctx);
  const person = (await describePeople(ctx, [userId])).get(userId);
  if (!person || isChildAccount({ role, minor: person.minor }))
    throw new Forbidden('forbidden', 'signUp.invite.notAllowed');
}
