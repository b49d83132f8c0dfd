import { signedIn } from '#core/actor.ts';
import { Invalid, SignInRequired, type FieldIssue } from '#core/refusals.ts';
import { findPlace } from '#core/places.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { preparedList } from '#platform/db/prepared.ts';
import { isChildAccount } from '#core/access.ts';
import { entitledColumns, readEntitlements, selectEntitlements } from '#features/billing/server/public.ts';
import { isChoosable } from '#features/people/avatars/server/gallery.ts';
import { readNumber } from '#features/people/phone/policy.ts';
import { readRestrictionRule } from '#features/people/server/plan-settings.ts';
import type { ProfileInput, UserView } from '#features/people/contract.ts';
import { familyColumns, standingColumns, toColumns, toUserView, viewedColumns } from './user-view.ts';

type ReadCtx = Pick<Ctx, 'db' | 'clock' | 'events'>;
type UserCtx = ReadCtx & Pick<Ctx, 'actor'>;

/** One row for each of her classes; one if she is in none. */
const findViewed = preparedList((db, userId: UserId) =>
  db
    .selectFrom('users')
    .leftJoin('class_standings', 'class_standings.user_id', 'users.id')
    .select(viewedColumns)
    .select(standingColumns)
    .leftJoin('family_standings', 'family_standings.user_id', 'users.id')
    .select(familyColumns)
    .leftJoin(selectEntitlements(db), 'entitlements.user_id', 'users.id')
    .select(entitledColumns)
    .where('users.id', '=', userId),
);

/** What bounds when and with what a child learns; in a family it is for her guardians to change (README, “Choices”). */
const guardiansDecide = ['place', 'classicMode'] as const;

/** The signed-in user. Refuses a visitor. */
export async function describeUser(ctx: UserCtx): Promise<UserView> {
  const { userId, tookSecondStep } = signedIn(ctx);
  return viewUser(ctx, userId, { tookSecondStep });
}

/** A user as she sees herself in a session, by default one without a second step; refuses one whose account is gone. */
export async function viewUser(
  ctx: ReadCtx,
  userId: UserId,
  { tookSecondStep = false } = {},
): Promise<UserView> {
  const rows = await findViewed(ctx.db, userId);
  const [row] = rows;
  if (!row) throw new SignInRequired('session_load_failed', 'people.refusal.sessionLoad');
  const now = ctx.clock.now();
  const restriction = await readRestrictionRule(ctx);
  return toUserView(row, rows, readEntitlements(row, now), {
    now,
    tookSecondStep,
    restriction,
  });
}

/**
 * Changes the fields of the profile that were sent and returns the whole user. Pages send the whole user object, so an
 * empty name is fine for anyone who has none yet, but a name once given cannot be removed. A member of a family changes nothing
 * that bounds her learning.
 */
export async function updateProfile(ctx: RequestCtx, input: ProfileInput): Promise<UserView> {
  const before = await describeUser(ctx);
  const issues: FieldIssue[] = (['firstName', 'lastName'] as const)
    .filter((field) => input[field] === '' && before[field] !== '')
    .map((field) => ({ path: field, messageKey: 'app.field.name' }));
  if (input.place && !findPlace(input.place)) issues.push({ path: 'place', messageKey: 'app.field.invalid' });
  // A picture that was retired, or is sold now, stays with those who wear it.
  if (input.avatar && input.avatar !== before.avatar && !(await isChoosable(ctx, input.avatar)))
    issues.push({ path: 'avatar', messageKey: 'app.field.invalid' });
  if (input.phone && input.phone !== before.phone && isChildAccount(before))
    issues.push({ path: 'phone', messageKey: 'app.field.invalid' });
  // Where numbers are verified, it is known before it is kept whether a code can reach this one.
  else if (ctx.sms && input.phone && input.phone !== before.phone && readNumber(input.phone) === undefined)
    issues.push({ path: 'phone', messageKey: 'people.field.phoneCountry' });
  if (before.family === 'member')
    for (const field of guardiansDecide)
      if (input[field] !== undefined && input[field] !== before[field])
        issues.push({ path: field, messageKey: 'people.field.guardiansDecide' });
  if (issues.length) throw new Invalid(issues);
  const changes = toColumns(input);
  if (!Object.keys(changes).length) return before;
  // Another number has to be verified again.
  const isNewPhone = input.phone !== undefined && input.phone !== before.phone;
  await ctx.db
    .updateTable('users')
    .set({ ...changes, ...(isNewPhone && { phone_verified_at: null }) })
    .where('id', '=', signedIn(ctx).userId)
    .execute();
  return describeUser(ctx);
}
