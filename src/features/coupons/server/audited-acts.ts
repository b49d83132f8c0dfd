import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';

const reasons = { form: 'people.reason.form' };
const subjects: AuditedSubjects = {
  permission: 'coupons.edit',
  namesOf: nameCoupons,
  hrefOf: (_ctx, id) => adminHref('adminCoupon', { couponId: id }),
};

/** What coupons record in the audit log. */
export const couponsAuditedActs = {
  'coupon.created': { text: 'coupons.audited.created', reasons, subjects },
  'coupon.changed': { text: 'coupons.audited.changed', reasons, subjects },
  'coupon.switched': { text: 'coupons.audited.switched', reasons, subjects },
  'coupon.codesMade': { text: 'coupons.audited.codesMade', reasons, subjects },
} satisfies AuditedActs;

type CouponsAuditedActs = typeof couponsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends CouponsAuditedActs {}
}

async function nameCoupons({ db }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('coupons').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
