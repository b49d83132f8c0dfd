import { isChildAccount } from '#core/access.ts';
import { signedIn } from '#core/actor.ts';
import { Forbidden } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';
import type { PhoneView } from '../contract.ts';
import { codeTries } from '../policy.ts';

/** The caller's number, and whether she has proved that it is hers. */
export async function describePhone(
  ctx: Pick<RequestCtx, 'db' | 'actor' | 'clock' | 'sms'>,
): Promise<PhoneView> {
  const { userId } = signedIn(ctx);
  const row = await ctx.db
    .selectFrom('users')
    .leftJoin('phone_codes', (join) =>
      join
        .onRef('phone_codes.user_id', '=', 'users.id')
        .on('phone_codes.expires_at', '>', ctx.clock.now())
        .on('phone_codes.tries', '<', codeTries),
    )
    .select(['users.phone', 'users.phone_verified_at', 'phone_codes.number'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    phone: row.phone,
    verified: row.phone !== null && row.phone_verified_at !== null,
    mayVerify: ctx.sms !== undefined,
    codeSent: row.number !== null,
  };
}

/** The caller's number as she typed it. Refuses children: we neither ask for nor write to their phones. */
export async function readOwnPhone(ctx: Pick<RequestCtx, 'db' | 'actor' | 'clock'>): Promise<string | null> {
  const { userId, role } = signedIn(ctx);
  const row = await ctx.db
    .selectFrom('users')
    .select(['phone', 'adult_from'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (isChildAccount({ role, minor: isMinor(row.adult_from, ctx.clock.now()) }))
    throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
  return row.phone;
}
