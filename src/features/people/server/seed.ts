import { dayMs } from '#core/durations.ts';
import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { givePlan, giveTrial } from '#features/billing/server/public.ts';
import { adultFrom } from '../policy.ts';
import { recordAudit } from '../audit/server/audit.ts';
import { hasRealPeople } from './demo-world.ts';
import { demoPassword, demoPeople, type DemoPerson } from './demo-people.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { emailKey } from '../users/server/email-key.ts';

/**
 * Adds the demo people who are missing, and leaves the others as they are; returns how many were added. A database that
 * holds real people gets none.
 */
export async function seedPeople(ctx: Ctx): Promise<number> {
  if (await hasRealPeople(ctx)) return 0;
  const keys = demoPeople.map((person) => emailKey(person.emailAddress));
  const rows = await ctx.db.selectFrom('users').select('email_key').where('email_key', 'in', keys).execute();
  const present = new Set(rows.map((row) => row.email_key));
  const missing = demoPeople.filter((person) => !present.has(emailKey(person.emailAddress)));
  if (!missing.length) return 0;
  const passwordHash = await hashPassword(demoPassword);
  await inTransaction(ctx, async (ctx) => {
    for (const person of missing) await addPerson(ctx, person, passwordHash);
  });
  return missing.length;
}

async function addPerson(ctx: Ctx, person: DemoPerson, passwordHash: string): Promise<void> {
  const now = ctx.clock.now();
  const added = await ctx.db
    .insertInto('users')
    .values({
      id: randomUUID() as UserId,
      email_address: person.emailAddress,
      email_key: emailKey(person.emailAddress),
      email_verified_at: person.verified ? now : null,
      password_hash: passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      gender: person.gender,
      role: person.role,
      language: person.language,
      admin: person.admin ?? false,
      staff: person.staff ? JSON.stringify(person.staff) : null,
      demo: true,
      ...(person.age !== undefined && asChild(person.age, now)),
      ...(person.guardian !== undefined && { guardian_approved_at: now, guardian_awaited_since: null }),
      created_at: person.createdAt ? new Date(person.createdAt) : now,
    })
    // Another process may be seeding at the same time.
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await entitle(ctx, added.id, person);
  if (!person.admin) return;
  await recordAudit(ctx, {
    who: 'shell:seed',
    what: 'admin.granted',
    subject: added.id,
    why: 'demo world',
    after: { admin: true },
  });
}

async function entitle(ctx: Ctx, userId: UserId, { plan, trialDays }: DemoPerson): Promise<void> {
  if (plan !== 'free') await givePlan(ctx, userId, { plan, endsAt: null, source: 'demo' });
  if (trialDays) await giveTrial(ctx, userId, new Date(ctx.clock.now().getTime() + trialDays * dayMs));
}

/** Under the age of consent in every country. */
function asChild(age: number, now: Date) {
  const birthYear = now.getUTCFullYear() - age;
  return {
    birth_year: birthYear,
    country: 'DE',
    adult_from: adultFrom(birthYear, 16),
    guardian_awaited_since: now,
  };
}

/** The id of one of the demo people, for the rest of the demo world; other users are not found this way. */
export async function findDemoPerson(
  { db }: Pick<Ctx, 'db'>,
  emailAddress: string,
): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(emailAddress))
    .where('demo', '=', true)
    .executeTakeFirst();
  return row?.id;
}
