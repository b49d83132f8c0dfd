import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { keepGuardian } from '#features/guardians/server/public.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { shareGuardiansPlans } from './members/server/share-plans.ts';
import type { FamilyId, MemberColor } from './members/contract.ts';
import { memberColors } from './policy.ts';

type TestCtx = Pick<Ctx, 'db' | 'clock'>;

interface MadeFamily {
  id: FamilyId;
  guardian: TestUser;
  members: TestUser[];
}

/**
 * A family of a new parent, Hannah Weiss, with the standard plan and a verified address, unless a guardian is given, and its
 * children of eight, named Child 1 and so on.
 */
export async function makeFamily(
  ctx: TestCtx,
  { guardian, children = 2 }: { guardian?: TestUser; children?: number } = {},
): Promise<MadeFamily> {
  const parent = guardian ?? (await makeGuardian(ctx));
  const id = randomUUID() as FamilyId;
  const created_at = ctx.clock.now();
  await ctx.db.insertInto('families').values({ id, siblings_may_swap: false, created_at }).execute();
  await ctx.db
    .insertInto('family_guardians')
    .values({
      family_id: id,
      user_id: parent.userId,
      kind: 'guardian',
      is_first: true,
      joined_at: created_at,
    })
    .execute();
  const members: TestUser[] = [];
  for (let number = 1; number <= children; number += 1)
    members.push(await putInFamily(ctx, { id, guardian: parent }, number));
  await shareGuardiansPlans(ctx, id);
  return { id, guardian: parent, members };
}

/** A second guardian of a family, or a watcher. */
export async function addGuardian(
  { db, clock }: TestCtx,
  familyId: FamilyId,
  { userId }: Pick<TestUser, 'userId'>,
  kind: 'guardian' | 'watcher' = 'guardian',
): Promise<void> {
  await db
    .insertInto('family_guardians')
    .values({
      family_id: familyId,
      user_id: userId,
      kind,
      is_first: false,
      joined_at: clock.now(),
    })
    .execute();
  await shareGuardiansPlans({ db }, familyId);
}

export function makeGuardian(
  ctx: TestCtx,
  columns: Parameters<typeof makeUser>[1] = {},
  password?: string,
): Promise<TestUser> {
  return makeUser(
    ctx,
    {
      role: 'parent',
      plan: 'standard',
      first_name: 'Hannah',
      last_name: 'Weiss',
      email_verified_at: ctx.clock.now(),
      ...columns,
    },
    password,
  );
}

async function putInFamily(
  ctx: TestCtx,
  { id, guardian }: Pick<MadeFamily, 'id' | 'guardian'>,
  number: number,
): Promise<TestUser> {
  const now = ctx.clock.now();
  const birthYear = now.getUTCFullYear() - 8;
  const member = await makeUser(ctx, {
    email_address: null,
    email_key: null,
    role: 'home',
    first_name: `Child ${number}`,
    last_name: 'Weiss',
    gender: number % 2 === 0 ? 1 : 2,
    birth_year: birthYear,
    adult_from: new Date(Date.UTC(birthYear + 14, 0, 1)),
    guardian_approved_at: now,
  });
  await keepGuardian(ctx, member.userId, guardian.emailAddress);
  const color: MemberColor = memberColors[(number - 1) % memberColors.length] ?? 'gold';
  await ctx.db
    .insertInto('family_members')
    .values({
      user_id: member.userId,
      family_id: id,
      color,
      position: number,
      added_by: guardian.userId,
      created_at: now,
    })
    .execute();
  return member;
}
