import { adminHref } from '#admin-urls.ts';
import {
  dashboardFacts,
  paletteFinds,
  recentChanges,
  type Fact,
  type Find,
} from '#features/administration/server/public.ts';
import { showAddress } from '#features/people/users/server/show-address.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listRecentChanges } from '#features/people/audit/server/audit-listing.ts';
import { countOrders } from '#features/people/panel/server/erasure-acts.ts';
import { nameOf } from './user-row.ts';
import { findByWords } from './users-listing.ts';

const foundAtMost = 5;

async function findUsers(ctx: Ctx, { q }: { q: string }): Promise<Find[]> {
  const matches = findByWords(q);
  if (!matches) return [];
  const rows = await ctx.db
    // Planned without the limit, for which PostgreSQL would rather read everyone than use the index of the words.
    .with(
      (found) => found('found').materialized(),
      (db) =>
        db
          .selectFrom('users')
          .select(['id', 'first_name', 'last_name', 'display_name', 'email_address'])
          .where(matches),
    )
    .selectFrom('found')
    .selectAll()
    .limit(foundAtMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: 'people.users.find',
    title: nameOf(row) || row.id,
    ...(row.email_address && { note: showAddress(row.email_address) }),
    href: adminHref('adminUsers', undefined, { q: row.id }),
    permission: 'users.find',
  }));
}

async function countErasures(ctx: Ctx): Promise<Fact[]> {
  return [
    {
      id: 'people.erasures',
      text: 'people.fact.erasures',
      count: await countOrders(ctx),
      kind: 'queue',
      href: adminHref('adminUsers'),
      permission: 'users.erase',
    },
  ];
}

/** What people answers to the start page of the administration and its palette. */
export const administrationAnswers = [
  answerTo(paletteFinds, findUsers),
  answerTo(recentChanges, listRecentChanges),
  answerTo(dashboardFacts, countErasures),
];
