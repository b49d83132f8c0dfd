import { sql } from 'kysely';
import { adminHref } from '#admin-urls.ts';
import type { ListingPage } from '#core/listing.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import { describePeople, selectByEmail } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { keyOf, readCode } from '#features/coupons/policy.ts';
import { CouponUsesRequest, type CouponUse } from '../contract.ts';

const usesOf = (couponId: string) =>
  defineListing({
    name: 'couponUses',
    request: CouponUsesRequest,
    rows: ({ db }) =>
      db
        .selectFrom('coupon_uses')
        .select((eb) => [
          'coupon_uses.order_id',
          'coupon_uses.held_at',
          'coupon_uses.user_id',
          'coupon_uses.code',
          'coupon_uses.plan',
          'coupon_uses.state',
          'coupon_uses.over_limit',
          'coupon_uses.currency',
          eb
            .selectFrom('coupon_payments')
            .select(sql<number | null>`sum(amount)::bigint`.as('paid'))
            .whereRef('coupon_payments.order_id', '=', 'coupon_uses.order_id')
            .as('paid'),
        ])
        .where('coupon_uses.coupon_id', '=', couponId),
    id: sql.ref('coupon_uses.order_id'),
    sorts: { at: { by: sql.ref('coupon_uses.held_at'), type: 'timestamptz', isRequired: true } },
    defaultSort: '-at',
    filters: { state: (state) => sql`coupon_uses.state = ${state}` },
    // A whole code or address: names are encrypted.
    search(q) {
      const code = readCode(q);
      return sql`(coupon_uses.user_id in ${selectByEmail(q)}
        or replace(coupon_uses.code, '-', '') = ${code === undefined ? '' : keyOf(code)})`;
    },
  });

/** The uses of a coupon, newest first, with whose account it was. */
export async function listUses(
  ctx: Ctx,
  { id, ...request }: CouponUsesRequest & { id: string },
): Promise<ListingPage<CouponUse>> {
  const coupon = await ctx.db.selectFrom('coupons').select('id').where('id', '=', id).executeTakeFirst();
  if (!coupon) throw new NotFound();
  const page = await readListing(ctx, usesOf(id), request);
  const people = await describePeople(
    ctx,
    page.items.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  );
  const { actor } = ctx;
  const mayOpen = actor.kind !== 'visitor' && holdsPermission(actor, 'users.find');
  const items = page.items.map((row): CouponUse => {
    const { user_id: userId, paid, currency } = row;
    const person = userId === null ? undefined : people.get(userId);
    return {
      id: row.order_id,
      at: row.held_at.toISOString(),
      payer:
        userId !== null && person
          ? { name: person.displayName, href: mayOpen ? adminHref('adminUser', { id: userId }) : null }
          : null,
      code: row.code,
      plan: row.plan,
      state: row.state,
      overLimit: row.over_limit,
      paid: paid === null ? null : { amount: paid, currency },
    };
  });
  return { ...page, items };
}
