import { sql } from 'kysely';
import { brand } from '#core/brand.ts';
import type { UserId } from '#core/ids.ts';
import { locales } from '#core/locale.ts';
import type { PushNote } from '#core/push-note.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import type { MessageData } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { type Push, PushFailed } from '#platform/push/push.ts';
import { findMessageReader } from '#features/people/server/public.ts';
import { sayMessages } from '#features/notifications/inbox/server/own-messages.ts';

const minute = 60_000;
const atOnce = 50;
/** Taken by this process for so long: if it is killed, another takes it up again. */
const leaseMinutes = 5;
/** A push service that is down for half a day misses a note; its message is on the page all the same. */
const triesAtMost = 8;

interface Due {
  message_id: string;
  subscription_id: string;
  tries: number;
  sealed: string;
  public_key: string | null;
  user_id: UserId;
  kind: string;
  data: MessageData;
  href: string;
  created_at: Date;
  read_at: Date | null;
}

/**
 * Sends what is due, the oldest first. What was read meanwhile is not sent, and nothing on Shabbat or Yom Tov of the reader's
 * place: it waits for the end. After a kill a note may come twice; its tag lets the browser show it once.
 */
export async function sendPushes(ctx: Ctx): Promise<void> {
  const { push } = ctx;
  if (!push) return;
  for (let due = await takeDue(ctx); due.length > 0; due = await takeDue(ctx))
    for (const each of due) await sendOne(ctx, push, each);
}

async function takeDue({ db, clock }: Ctx): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    with due as materialized (
      select message_id, subscription_id from pushes where due_at <= ${now}
      order by due_at, message_id limit ${atOnce} for update skip locked
    ), taken as (
      update pushes set due_at = ${new Date(now.getTime() + leaseMinutes * minute)}, tries = tries + 1
      from due where pushes.message_id = due.message_id and pushes.subscription_id = due.subscription_id
      returning pushes.message_id, pushes.subscription_id, pushes.tries
    )
    select taken.*, push_subscriptions.sealed, push_subscriptions.public_key, messages.user_id, messages.kind, messages.data, messages.href,
      messages.created_at, messages.read_at
    from taken
      join push_subscriptions on push_subscriptions.id = taken.subscription_id
        join messages on messages.id = taken.message_id
    order by messages.created_at, messages.id`.execute(db);
  return rows;
}

async function sendOne(ctx: Ctx, push: Push, due: Due): Promise<void> {
  const reader = await findMessageReader(ctx, due.user_id);
  if (!reader || due.read_at || !isOfKey(due, push)) return forget(ctx, due);
  const heldUntil = resumesAt(ctx.clock.now(), placeOfPerson(reader));
  if (heldUntil) return wait(ctx, due, { until: heldUntil, tries: due.tries - 1 });
  const [said] = await sayMessages(ctx, {
    userId: due.user_id,
    locale: reader.language,
    rows: [{ ...due, id: due.message_id }],
  });
  if (!said) return forget(ctx, due);
  const note: PushNote = {
    title: brand.name,
    text: said.text,
    href: said.href,
    tag: due.message_id,
    lang: reader.language,
    dir: locales[reader.language].direction,
  };
  try {
    if ((await push.send(due.sealed, note)) === 'sent') return await forget(ctx, due);
    await ctx.db.deleteFrom('push_subscriptions').where('id', '=', due.subscription_id).execute();
  } catch (error) {
    if (!(error instanceof PushFailed)) throw error;
    if (due.tries >= triesAtMost) return forget(ctx, due);
    const until = new Date(ctx.clock.now().getTime() + 2 ** due.tries * minute);
    await wait(ctx, due, { until, tries: due.tries });
  }
}

/** A push service takes nothing with another key than the browser was asked with. */
function isOfKey({ public_key }: Due, { publicKey }: Push): boolean {
  return public_key === null || public_key === publicKey;
}

async function forget({ db }: Ctx, { message_id, subscription_id }: Due): Promise<void> {
  await db
    .deleteFrom('pushes')
    .where('message_id', '=', message_id)
    .where('subscription_id', '=', subscription_id)
    .execute();
}

async function wait(
  { db }: Ctx,
  { message_id, subscription_id }: Due,
  { until, tries }: { until: Date; tries: number },
): Promise<void> {
  await db
    .updateTable('pushes')
    .set({ due_at: until, tries })
    .where('message_id', '=', message_id)
    .where('subscription_id', '=', subscription_id)
    .execute();
}
