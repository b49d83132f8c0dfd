import { randomUUID } from 'node:crypto';
import { signedIn, type Member } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { addDays } from '#core/local-date.ts';
import { Conflict, Forbidden, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockPerson } from '#features/people/server/public.ts';
import { farthestStart, lastDayOf } from '#features/licenses/policy.ts';
import { sealBuyer } from '#features/licenses/server/buyer.ts';
import { todayIn } from '#features/licenses/server/license-rows.ts';
import type { LicenseInput } from '../contract.ts';
import { makeQuote } from './quote.ts';

/** Keeps what an educator asks for her school, for finance to accept. One request waits at a time; the same key is the same one. */
export function requestLicense(ctx: Ctx, input: LicenseInput): Promise<{ id: string }> {
  const member = signedIn(ctx);
  refuseOthers(member);
  refuseStart(ctx, input.startsOn);
  return inTransaction(ctx, async (ctx) => {
    // Two requests at the same moment come one after the other.
    const person = await lockPerson(ctx, member.userId);
    if (!person || person.minor) throw notForHer();
    const before = await findWaiting(ctx, member.userId, input.key);
    if (before?.key === input.key) return { id: before.id };
    if (before) throw new Conflict('already_requested', 'licenses.refusal.alreadyRequested');
    const { quote, rule } = await makeQuote(ctx, input);
    if (quote.total !== input.total) throw new Conflict('price_changed', 'licenses.refusal.priceChanged');
    const { seats, country, startsOn, key } = input;
    const { school, address, contactName, contactEmail, purchaseOrder, taxNumber } = input;
    const buyer = { school, address, contactName, contactEmail, purchaseOrder, taxNumber };
    return ctx.db
      .insertInto('licenses')
      .values({
        id: randomUUID(),
        holder_id: member.userId,
        key,
        seats,
        starts_on: startsOn,
        ends_on: lastDayOf(startsOn),
        currency: quote.currency,
        country,
        unit_price: quote.unit,
        tax: quote.tax?.amount ?? 0,
        tax_rule: rule ? JSON.stringify(rule) : null,
        total: quote.total,
        sealed: sealBuyer(ctx.sealing, buyer),
        language: ctx.locale,
        time_zone: ctx.timeZone ?? null,
        state: 'requested',
        requested_at: ctx.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

function refuseOthers({ role }: Member): void {
  if (role !== 'educator') throw notForHer();
}

const notForHer = () => new Forbidden('forbidden', 'licenses.refusal.educators');

function refuseStart(ctx: Ctx, startsOn: string): void {
  const today = todayIn(ctx);
  if (startsOn < today || startsOn > addDays(today, farthestStart))
    throw new Invalid([{ path: 'startsOn', messageKey: 'licenses.field.dayOutside' }]);
}

function findWaiting({ db }: Ctx, userId: UserId, key: string) {
  return db
    .selectFrom('licenses')
    .select(['id', 'key'])
    .where('holder_id', '=', userId)
    .where(({ or, eb }) => or([eb('state', '=', 'requested'), eb('key', '=', key)]))
    .orderBy((eb) => eb('key', '=', key), 'desc')
    .executeTakeFirst();
}
