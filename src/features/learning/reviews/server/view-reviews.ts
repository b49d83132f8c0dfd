import { href } from '#urls.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { findClaims, findHeld, type HeldDecision } from '#features/administration/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { JudgedReview } from '../contract.ts';
import { listReviewDecisions, type ReviewDecision, type ReviewStatus } from '../policy.ts';
import { reviewQueue } from './review-rows.ts';

export interface ReviewRow {
  id: string;
  user_id: UserId;
  item_id: string;
  stars: number;
  text: string;
  text_status: ReviewStatus;
  text_version: number;
  text_at: Date;
}

type Held = HeldDecision & { decision: ReviewDecision };

/** Texts as their moderators see them, with what the caller may decide now. */
export async function viewReviews(ctx: Ctx, rows: readonly ReviewRow[]): Promise<JudgedReview[]> {
  const { userId } = signedIn(ctx);
  const ids = rows.map(({ id }) => id);
  const catalogue = await getCatalogue(ctx, ctx.locale);
  const claims = await findClaims(ctx, reviewQueue, ids);
  const held = await findHeld<Held>(ctx, reviewQueue, ids);
  const people = await describePeople(ctx, [
    ...rows.map(({ user_id }) => user_id),
    ...[...claims.values(), ...held.values()].map(({ by }) => by),
  ]);
  const histories = await readHistories(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  const nameOf = (id: UserId) => people.get(id)?.displayName ?? '';
  return rows.map((row) => {
    const [claim, decision] = [claims.get(row.id), held.get(row.id)];
    const item = catalogue.itemById.get(row.item_id);
    const isFree = !decision && (claim?.by ?? userId) === userId;
    return {
      id: row.id,
      version: row.text_version,
      status: row.text_status,
      text: row.text,
      stars: row.stars,
      at: row.text_at.toISOString(),
      by: { id: row.user_id, name: nameOf(row.user_id), minor: people.get(row.user_id)?.minor ?? false },
      ...(item && {
        item: {
          title: item.title,
          course: catalogue.courseById.get(item.courseId)?.title ?? '',
          path: href('lesson', { courseSlug: item.courseSlug, itemSlug: item.slug }),
        },
      }),
      history: histories.get(row.user_id) ?? { approved: 0, rejected: 0 },
      ...(claim && {
        claim: { by: nameOf(claim.by), mine: claim.by === userId, until: claim.until.toISOString() },
      }),
      ...(decision && {
        held: {
          decision: decision.decision,
          by: nameOf(decision.by),
          mine: decision.by === userId,
          takesEffect: decision.takes_effect_at.toISOString(),
        },
      }),
      acts: isFree ? [...listReviewDecisions(row.text_status)] : [],
    };
  });
}

async function readHistories(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, JudgedReview['history']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .select(({ fn }) => [
      'user_id',
      fn.countAll<number>().filterWhere('text_status', '=', 'approved').as('approved'),
      fn.countAll<number>().filterWhere('text_status', '=', 'rejected').as('rejected'),
    ])
    .where('user_id', 'in', ids)
    .where('text', '<>', '')
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, approved, rejected }) => [user_id, { approved, rejected }]));
}
