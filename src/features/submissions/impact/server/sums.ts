import { sql, type SelectQueryBuilder } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Classmate } from '#features/classes/server/public.ts';
import { unitFor } from '#features/submissions/impact-kinds/policy.ts';
import { readKinds, type ImpactKind } from '#features/submissions/impact-kinds/server/kinds.ts';
import { visibility } from '#features/submissions/life/policy.ts';
import { isSharedWith } from '#features/submissions/life/server/readable.ts';
import type { ImpactView, SumView } from '../contract.ts';
import { addUp, toHours, type KindSum } from '../policy.ts';
import { impactChanged } from './count-impact.ts';

/** What all approved deeds come to. Each process adds them up once after every change. */
export async function getImpact(ctx: Ctx, locale = ctx.locale): Promise<ImpactView> {
  ctx.madeFrom?.add(impactChanged);
  const { sums } = await readAllSums(ctx, 'all');
  return viewSums(ctx, sums, locale);
}

const readAllSums = cacheReads<Ctx, 'all', { sums: readonly KindSum[] }>(
  { topics: [impactChanged], maxAgeSeconds: 60, max: 1 },
  async (ctx) => ({ sums: await selectSums(ctx) }),
);

/** The same of some people's deeds, and how many of them have helped. */
export async function sumOfPeople(
  ctx: Ctx,
  owners: readonly UserId[],
): Promise<{ sums: readonly KindSum[]; helpers: number }> {
  if (owners.length === 0) return { sums: [], helpers: 0 };
  const { helpers } = await ctx.db
    .selectFrom('impact_entries')
    .select(sql<number>`count(distinct owner_id)::int`.as('helpers'))
    .where('owner_id', 'in', owners)
    .executeTakeFirstOrThrow();
  return { sums: await selectSums(ctx, owners), helpers };
}

/**
 * The same of the deeds that these students have handed in since each of them joined their class, without those that they keep to
 * themselves.
 */
export async function sumOfClass(
  ctx: Ctx,
  students: readonly Classmate[],
): Promise<{ sums: readonly KindSum[]; helpers: number }> {
  if (students.length === 0) return { sums: [], helpers: 0 };
  const shared = ctx.db
    .selectFrom('submissions')
    .select('id')
    .where('visibility', '<=', visibility.group)
    .where('withheld_at', 'is', null)
    .where(isSharedWith(students));
  const counted = ctx.db.selectFrom('impact_entries').where('submission_id', 'in', shared);
  const { helpers } = await counted
    .select(sql<number>`count(distinct owner_id)::int`.as('helpers'))
    .executeTakeFirstOrThrow();
  return { sums: await sumUp(counted).execute(), helpers };
}

async function selectSums({ db }: Pick<Ctx, 'db'>, owners?: readonly UserId[]): Promise<KindSum[]> {
  const entries = db.selectFrom('impact_entries');
  return sumUp(owners === undefined ? entries : entries.where('owner_id', 'in', owners)).execute();
}

function sumUp(entries: SelectQueryBuilder<Tables, 'impact_entries', object>) {
  return entries
    .select([
      'kind',
      sql<number>`count(*)::int`.as('deeds'),
      sql<number>`sum(amount)::float8`.as('amount'),
      sql<number>`sum(people)::float8`.as('people'),
      sql<number>`sum(minutes)::float8`.as('minutes'),
    ])
    .groupBy('kind');
}

/** Sums as they are shown in a language, in the order of their kinds. */
export async function viewSums(ctx: Ctx, sums: readonly KindSum[], locale: Locale): Promise<ImpactView> {
  const kinds = await readKinds(ctx, locale);
  const byKind = new Map(sums.map((sum) => [sum.kind, sum]));
  const { deeds, people, minutes } = addUp(sums);
  const shown = [...kinds.values()].flatMap((kind) => {
    const sum = byKind.get(kind.key);
    // What is counted in hours is among all the hours.
    return sum && !kind.isHours ? [viewSum(kind, sum.amount)] : [];
  });
  return { deeds, people, hours: toHours(minutes), sums: shown };
}

function viewSum({ key, title, language, image, forms }: ImpactKind, amount: number): SumView {
  return { kind: key, title, language, image, amount, unit: unitFor(language, forms, amount) };
}
