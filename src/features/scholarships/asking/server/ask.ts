import { randomUUID } from 'node:crypto';
import { childRoles } from '#core/access.ts';
import type { Member } from '#core/actor.ts';
import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, Invalid, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { LimitRule } from '#platform/limits/limits.ts';
import { findVerifiedAddress, lockPerson } from '#features/people/server/public.ts';
import { CaptchaRefused } from '#features/sign-in/server/public.ts';
import { mailKnown } from '#features/scholarships/server/mails.ts';
import { hashAddress, sealTold } from '#features/scholarships/server/sealed-words.ts';
import type { ScholarshipInput } from '../contract.ts';
import { findLastRequest, findRunning, mayAskNow } from './own.ts';

const perNetwork: LimitRule = { tries: 10, seconds: 3600 };
/** Without JavaScript, or while the captcha's service is down, one can still ask, only less often. */
const withoutCaptcha = {
  perNetwork: { tries: 4, seconds: 3600 },
  perInstallation: { tries: 60, seconds: 3600 },
};

/** Whose request it is: an account only where its address is proved. Anyone else is answered by mail. */
interface Asker {
  userId: UserId | null;
  emailAddress: string;
}

/**
 * Keeps a request for staff to decide. Someone whose address is proved learns that she has asked already. All others get the
 * same answer either way, and the address gets a mail that says so.
 */
export async function ask(ctx: RequestCtx, input: ScholarshipInput): Promise<{ emailAddress: string }> {
  await limitAsking(ctx, input.captcha);
  return inTransaction(ctx, async (ctx) => {
    const { actor } = ctx;
    const asker =
      actor.kind === 'member'
        ? await whoIs(ctx, actor, input.emailAddress)
        : { userId: null, emailAddress: requireTyped(input.emailAddress) };
    if (asker.userId !== null) await refuseSecond(ctx, { ...asker, userId: asker.userId });
    const isNew = await insertRequest(ctx, asker, input);
    if (!isNew && asker.userId !== null) throw alreadyAsked();
    if (!isNew) await tellOnce(ctx, asker.emailAddress);
    return { emailAddress: asker.emailAddress };
  });
}

async function whoIs(ctx: Ctx, { userId, role }: Member, typed: string | undefined): Promise<Asker> {
  const person = await lockPerson(ctx, userId);
  if (!person || person.minor || childRoles.includes(role))
    throw new Forbidden('forbidden', 'app.refusal.forbidden');
  const proved = await findVerifiedAddress(ctx, userId);
  return proved === undefined
    ? { userId: null, emailAddress: requireTyped(typed) }
    : { userId, emailAddress: proved };
}

function requireTyped(emailAddress: string | undefined): string {
  if (emailAddress === undefined)
    throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  return emailAddress;
}

async function refuseSecond(ctx: Ctx, asker: { userId: UserId; emailAddress: string }): Promise<void> {
  const last = await findLastRequest(ctx, asker);
  if (last?.state === 'open') throw alreadyAsked();
  if (!mayAskNow(ctx, last, await findRunning(ctx, asker.userId)))
    throw new Conflict('has_scholarship', 'scholarships.refusal.hasScholarship');
}

const alreadyAsked = () => new Conflict('already_asked', 'scholarships.refusal.alreadyAsked');

async function insertRequest(ctx: Ctx, { userId, emailAddress }: Asker, input: ScholarshipInput) {
  const { asker, beneficiary, name, words, country, plan, share } = input;
  const added = await ctx.db
    .insertInto('scholarship_requests')
    .values({
      id: randomUUID(),
      asker,
      beneficiary,
      plan,
      share,
      country,
      language: ctx.locale,
      time_zone: ctx.timeZone ?? null,
      sealed: sealTold(ctx.sealing, { name, emailAddress, words }),
      email_hash: hashAddress(emailAddress),
      user_id: userId,
      asked_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Says to the address that has asked already how its request stands, once a day at most. */
async function tellOnce(ctx: Ctx, emailAddress: string): Promise<void> {
  const now = ctx.clock.now();
  const open = await ctx.db
    .updateTable('scholarship_requests')
    .set({ reminded_at: now })
    .where('email_hash', '=', hashAddress(emailAddress))
    .where('state', '=', 'open')
    .where(({ or, eb }) =>
      or([eb('reminded_at', 'is', null), eb('reminded_at', '<', new Date(now.getTime() - dayMs))]),
    )
    .returningAll()
    .executeTakeFirst();
  if (open) await mailKnown(ctx, open);
}

async function limitAsking(ctx: RequestCtx, captcha: string | undefined): Promise<void> {
  await take(ctx, `scholarships.ask:${ctx.address}`, perNetwork);
  const verdict = await ctx.captcha.judge(ctx, captcha);
  if (verdict === 'passed') return;
  if (verdict === 'refused') throw new CaptchaRefused();
  await take(ctx, `scholarships.withoutCaptcha:${ctx.address}`, withoutCaptcha.perNetwork);
  await take(ctx, 'scholarships.withoutCaptcha', withoutCaptcha.perInstallation);
}

async function take({ limits }: RequestCtx, key: string, rule: LimitRule): Promise<void> {
  const taken = await limits.take(key, rule);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
}
