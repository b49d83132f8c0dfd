import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { sayDay } from '#core/say-day.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { sendMail, type NewMail } from '#platform/mail/send-mail.ts';
import { readPersonalCodes } from '#features/coupons/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import type { DeclineReason } from '../policy.ts';
import type { GrantRow } from './grants.ts';
import { claimLink } from './link-kinds.ts';
import { readTold } from './sealed-words.ts';
import type { ScholarshipRequestsTable } from './tables.ts';

type RequestRow = Selectable<ScholarshipRequestsTable>;
export type MailCtx = Pick<Ctx, 'db' | 'clock' | 'sealing' | 'mails' | 'origin' | 'sayIn' | 'afterCommit'>;
type Reader = Pick<NewMail, 'to' | 'language' | 'topic' | 'askedBy' | 'greets'>;

/** The person who asked, in the language of her request; greeted by name only where the address is proved to be hers. */
function readerOf({ sealing }: MailCtx, request: RequestRow): Reader {
  const { name, emailAddress } = readTold(sealing, request.sealed);
  return {
    to: emailAddress,
    topic: 'own',
    language: request.language,
    askedBy: { timeZone: request.time_zone ?? undefined },
    ...(request.user_id !== null && { greets: name }),
  };
}

async function readerWithAccount(ctx: MailCtx, userId: UserId): Promise<Reader | undefined> {
  const { emailAddress, language, name } = await readPayer(ctx, userId);
  return emailAddress === undefined
    ? undefined
    : { to: emailAddress, topic: 'own', language, askedBy: { userId }, greets: name };
}

/** The decider’s own words, as she wrote them. */
const paragraphsOf = (answer: string): string[] =>
  answer === '' ? [] : answer.split(/\n\s*\n/).map((paragraph) => paragraph.trim());

const percentText = (percent: number, language: Locale): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 10_000);

/** Says what is open until a day; to someone without an account, with a link that brings it into one. */
export async function mailGranted(
  ctx: MailCtx,
  { request, grant, answer }: { request: RequestRow; grant: GrantRow; answer: string },
): Promise<void> {
  const reader = readerOf(ctx, request);
  const say = (key: string) =>
    ctx.sayIn(reader.language, key, { plan: grant.plan, day: sayDay(grant.ends_on, reader.language) });
  const words = {
    ...reader,
    title: say('scholarships.mail.grantedTitle'),
    note: say('scholarships.mail.private'),
  };
  if (grant.user_id !== null)
    return sendMail(ctx, {
      ...words,
      id: `scholarships.granted:${grant.id}`,
      text: [say('scholarships.mail.grantedText'), ...paragraphsOf(answer)],
      action: { label: say('scholarships.mail.begin'), path: href('home') },
    });
  await mailLink(ctx, { kind: claimLink, subject: grant.id }, (token) => ({
    ...words,
    text: [say('scholarships.mail.grantedText'), say('scholarships.mail.claimText'), ...paragraphsOf(answer)],
    action: { label: say('scholarships.mail.claim'), path: href('scholarshipAnswer', { token }) },
  }));
}

/** Says what part of the price is given, with the code and a link that uses it. */
export async function mailDiscount(
  ctx: MailCtx,
  { request, grant, answer }: { request: RequestRow; grant: GrantRow; answer: string },
): Promise<void> {
  const reader = readerOf(ctx, request);
  const { language } = reader;
  const couponId = grant.coupon_id ?? '';
  const code = (await readPersonalCodes(ctx, [couponId])).get(couponId)?.code ?? '';
  const values = {
    day: sayDay(grant.ends_on, language),
    percent: percentText(grant.percent, language),
    plan: ctx.sayIn(language, `plans.name.${grant.plan}`),
    code,
  };
  const say = (key: string) => ctx.sayIn(language, key, values);
  await sendMail(ctx, {
    ...reader,
    id: `scholarships.discount:${grant.id}`,
    title: say('scholarships.mail.discountTitle'),
    text: [
      say(grant.payments === 'every' ? 'scholarships.mail.discountEvery' : 'scholarships.mail.discountFirst'),
      say('scholarships.mail.discountCode'),
      ...paragraphsOf(answer),
    ],
    action: {
      label: say('scholarships.mail.use'),
      path: href('pricing', undefined, { coupon: code }),
    },
    note: say('scholarships.mail.private'),
  });
}

const declinedTexts: Record<DeclineReason, string | undefined> = {
  budget: 'scholarships.mail.declinedBudget',
  covered: 'scholarships.mail.declinedCovered',
  unclear: 'scholarships.mail.declinedUnclear',
  other: undefined,
};

/** Says kindly that it did not work out, why, and what is open all the same. */
export async function mailDeclined(
  ctx: MailCtx,
  { request, reason, answer }: { request: RequestRow; reason: DeclineReason; answer: string },
): Promise<void> {
  const reader = readerOf(ctx, request);
  const say = (key: string) => ctx.sayIn(reader.language, key);
  const why = declinedTexts[reason];
  await sendMail(ctx, {
    ...reader,
    id: `scholarships.declined:${request.id}`,
    title: say('scholarships.mail.declinedTitle'),
    text: [
      say('scholarships.mail.declinedText'),
      ...(why === undefined ? [] : [say(why)]),
      ...paragraphsOf(answer),
      say('scholarships.mail.declinedFree'),
    ],
    action: { label: say('scholarships.mail.seeFree'), path: href('home') },
    note: say('scholarships.mail.private'),
  });
}

/** To an address that asks again: its first request is here and will be answered. */
export async function mailKnown(ctx: MailCtx, request: RequestRow): Promise<void> {
  const reader = readerOf(ctx, request);
  const day = sayDay(request.asked_at.toISOString().slice(0, 10), reader.language);
  const say = (key: string) => ctx.sayIn(reader.language, key, { day });
  await sendMail(ctx, {
    ...reader,
    id: `scholarships.known:${request.id}:${request.reminded_at?.getTime()}`,
    title: say('scholarships.mail.knownTitle'),
    text: say('scholarships.mail.knownText'),
    note: say('scholarships.mail.knownNote'),
  });
}

type Told = 'given' | 'extended' | 'withdrawn';
const told: Record<Told, { title: string; text: string }> = {
  given: { title: 'scholarships.mail.givenTitle', text: 'scholarships.mail.givenText' },
  extended: { title: 'scholarships.mail.extendedTitle', text: 'scholarships.mail.extendedText' },
  withdrawn: { title: 'scholarships.mail.withdrawnTitle', text: 'scholarships.mail.withdrawnText' },
};

/** Tells the holder of a grant, or the person who asked for it, what became of it. */
export async function mailHolder(ctx: MailCtx, grant: GrantRow, what: Told): Promise<void> {
  const reader = await findHolder(ctx, grant);
  if (!reader) return;
  const { title, text } = told[what];
  const say = (key: string) =>
    ctx.sayIn(reader.language, key, { plan: grant.plan, day: sayDay(grant.ends_on, reader.language) });
  await sendMail(ctx, {
    ...reader,
    id: `scholarships.${what}:${grant.id}:${grant.version}`,
    title: say(title),
    text: say(text),
    ...(what !== 'withdrawn' && {
      action: { label: say('scholarships.mail.begin'), path: href('home') },
    }),
    note: say('scholarships.mail.private'),
  });
}

async function findHolder(ctx: MailCtx, grant: GrantRow): Promise<Reader | undefined> {
  if (grant.user_id !== null) return readerWithAccount(ctx, grant.user_id);
  if (grant.request_id === null) return undefined;
  const request = await ctx.db
    .selectFrom('scholarship_requests')
    .selectAll()
    .where('id', '=', grant.request_id)
    .executeTakeFirstOrThrow();
  return readerOf(ctx, request);
}
