import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { localDateOf } from '#core/local-date.ts';
import { places, type Place } from '#core/places.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { mailWords, plainName } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { listWanting } from '#features/notifications/server/public.ts';
import { listGuardiansToMail } from '#features/families/server/public.ts';
import { listNamedGuardians } from '#features/guardians/server/public.ts';
import { findPersonStanding, findVerifiedAddress, nameOfReader } from '#features/people/server/public.ts';
import { sayDedications } from '#features/sponsorships/server/public.ts';
import { href } from '#urls.ts';
import type { FridayChild } from '../contract.ts';
import { listTitles } from '../policy.ts';
import { describeFriday } from './describe-friday.ts';
import { weekToMail } from './week-to-mail.ts';

export const fridayJob = 'together.friday';

const atOnce = 200;
const keptMs = 60 * dayMs;

/** Mails the week's summary wherever it is the morning for it; run every hour, each guardian gets it once a week. */
export async function mailFridays(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const isDue = (place: Place) => weekToMail(now, place) !== undefined;
  if (!places.some(isDue)) return;
  // A guardian who is in both lists gets one mail, with all of her children.
  for (const list of [listGuardiansToMail, listNamedGuardians])
    await mailEach(ctx, (after) => list(ctx, isDue, { after, limit: atOnce }));
}

async function mailEach(
  ctx: Ctx,
  listAfter: (after: UserId | undefined) => Promise<UserId[]>,
): Promise<void> {
  for (let after: UserId | undefined; ;) {
    const guardians = await listAfter(after);
    const wanting = await listWanting(ctx, {
      userIds: guardians,
      kind: 'together.friday',
      channel: 'mail',
    });
    for (const guardianId of wanting) await mailFriday(ctx, guardianId);
    after = guardians.at(-1);
    if (guardians.length < atOnce) return;
  }
}

/** Mails one guardian, unless she has this week's summary or no child of hers has learned anything yet. */
async function mailFriday(ctx: Ctx, guardianId: UserId): Promise<void> {
  const standing = await findPersonStanding(ctx, guardianId);
  const to = await findVerifiedAddress(ctx, guardianId);
  if (!standing || to === undefined) return;
  const { language } = standing;
  const place = placeOfPerson(standing);
  const week = weekToMail(ctx.clock.now(), place);
  if (!week || (await isMailed(ctx, guardianId, week.friday))) return;
  const { children } = await describeFriday(ctx, { guardianId, place, locale: language });
  const busy = children.filter(({ learned, deeds }) => learned.length + deeds.length > 0);
  if (busy.length === 0) return;
  const greets = await nameOfReader(ctx, guardianId, to);
  const first = localDateOf(ctx.clock.now(), place.timeZone);
  const dedications = await sayDedications(ctx, { first, last: week.shabbat, language });
  await inTransaction(ctx, async (ctx) => {
    const added = await ctx.db
      .insertInto('friday_mails')
      .values({ user_id: guardianId, friday: week.friday, sent_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!added) return;
    const say = mailWords(ctx, language, {});
    await sendMail(ctx, {
      id: `together.friday:${week.friday}:${guardianId}`,
      to,
      topic: { kind: 'together.friday', userId: guardianId },
      language,
      greets,
      title: say('together.mail.title'),
      text: [
        say('together.mail.intro'),
        ...busy.map((child) => sayChild(ctx, language, child)),
        ...dedications,
      ],
      action: { label: say('together.mail.button'), path: href('familyFriday') },
      note: say('together.mail.note'),
    });
  });
}

async function isMailed({ db }: Ctx, userId: UserId, friday: string): Promise<boolean> {
  const row = await db
    .selectFrom('friday_mails')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('friday', '=', friday)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a child learned; her name is as her parents or she wrote it. */
function sayChild(
  { sayIn }: Pick<Ctx, 'sayIn'>,
  language: Parameters<Ctx['sayIn']>[0],
  { firstName, learned, deeds }: FridayChild,
): string {
  const titles = [...learned, ...deeds];
  const shown = titles.slice(0, 4);
  return sayIn(language, 'together.mail.child', {
    name: firstName === '' ? sayIn(language, 'together.friday.unnamed') : plainName(firstName),
    titles: listTitles(shown),
    more: titles.length - shown.length,
  });
}

/** Forgets to whom the summaries of past months went. */
export async function forgetFridays({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('friday_mails')
    .where('sent_at', '<', new Date(clock.now().getTime() - keptMs))
    .execute();
}
