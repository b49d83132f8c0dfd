import { randomUUID } from 'node:crypto';
import { findPlace } from '#core/places.ts';
import type { UserId } from '#core/ids.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import { noPassword } from '#platform/crypto/passwords.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findConsentAge, keepGuardian } from '#features/guardians/server/public.ts';
import { adultFrom, insertUsers, isChoosable, selectUsers } from '#features/people/server/public.ts';
import type { MemberInput, NewMember } from '../contract.ts';

/** What a parent may have typed wrong; `worn` is the picture that the member has already. */
export async function refuseWrongMember(
  ctx: Ctx,
  { birthYear, avatar, place }: Pick<MemberInput, 'birthYear' | 'avatar' | 'place'>,
  worn?: string | null,
): Promise<void> {
  const issues: FieldIssue[] = [];
  if (birthYear !== undefined && birthYear > ctx.clock.now().getUTCFullYear())
    issues.push({ path: 'birthYear', messageKey: 'app.field.birthYear' });
  if (avatar && avatar !== worn && !(await isChoosable(ctx, avatar)))
    issues.push({ path: 'avatar', messageKey: 'app.field.invalid' });
  if (place && !findPlace(place)) issues.push({ path: 'place', messageKey: 'app.field.invalid' });
  if (issues.length > 0) throw new Invalid(issues);
}

/**
 * Makes the account of a child of this guardian, without an email. The guardian has proved her address and adds the child
 * herself, so she agrees at once; it is on record as if she had answered a mail. Call it in a transaction.
 */
export async function makeMemberAccount(
  ctx: Ctx,
  guardianId: UserId,
  emailAddress: string,
  member: NewMember,
): Promise<UserId> {
  const id = randomUUID() as UserId;
  const now = ctx.clock.now();
  const parent = await selectUsers(ctx.db)
    .select(['last_name', 'language', 'place', 'country', 'demo'])
    .where('id', '=', guardianId)
    .executeTakeFirstOrThrow();
  const consentAge = await findConsentAge(ctx, parent.country ?? undefined);
  await insertUsers(ctx.db)
    .values({
      id,
      email_address: null,
      email_key: null,
      password_hash: noPassword,
      first_name: member.firstName,
      last_name: member.lastName ?? parent.last_name,
      gender: member.gender,
      role: 'home',
      language: member.language ?? parent.language,
      birth_year: member.birthYear,
      country: parent.country,
      adult_from: adultFrom(member.birthYear, consentAge),
      guardian_approved_at: now,
      avatar: member.avatar ?? null,
      place: member.place === undefined ? parent.place : member.place,
      // A child of the demo world's people belongs to the demo world.
      demo: parent.demo,
      created_at: now,
    })
    .execute();
  await keepGuardian(ctx, id, emailAddress);
  return id;
}
