import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { unitFor } from '#features/submissions/impact-kinds/policy.ts';
import { readKinds } from '#features/submissions/impact-kinds/server/kinds.ts';
import { status } from '#features/submissions/life/policy.ts';
import type { DiaryView } from '../contract.ts';
import { toHours } from '../policy.ts';
import { sumOfPeople, viewSums } from './sums.ts';

const pageSize = 20;

/**
 * The caller's own deeds, the latest day first, and what those that count come to. Each has one work, so a place in the list is
 * its day and its id.
 */
export async function getDiary(
  ctx: Ctx,
  { next, lang: locale = ctx.locale }: { next?: string | undefined; lang?: Ctx['locale'] | undefined },
): Promise<DiaryView> {
  const { userId } = signedIn(ctx);
  const kinds = await readKinds(ctx, locale);
  const day = sql<string>`(submission_versions.impact->>'doneOn')`;
  const [lastDay = '', lastId = ''] = (next ?? '').split(' ');
  const rows = await ctx.db
    .selectFrom('submissions')
    .innerJoin('submission_versions', (join) =>
      join
        .onRef('submission_versions.submission_id', '=', 'submissions.id')
        .onRef('submission_versions.version', '=', 'submissions.version'),
    )
    .select(['submissions.id', 'status', 'impact'])
    .where('owner_id', '=', userId)
    .where('impact', 'is not', null)
    .$if(next !== undefined, (works) =>
      works.where(sql<boolean>`(${day}, submissions.id) < (${lastDay}, ${lastId})`),
    )
    .orderBy(day, 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const items = rows.slice(0, pageSize).flatMap(({ id, status: state, impact }) => {
    if (!impact) return [];
    const kind = kinds.get(impact.kind);
    const { amount, people, minutes, doneOn } = impact;
    const unit = kind && !kind.isHours ? unitFor(kind.language, kind.forms, amount) : undefined;
    return {
      id,
      title: kind?.title ?? impact.kind,
      language: kind?.language ?? locale,
      ...(kind && { image: kind.image }),
      ...(unit !== undefined && { amount, unit }),
      people,
      hours: toHours(minutes),
      doneOn,
      counts: state === status.approved,
    };
  });
  const last = items.at(-1);
  const { sums } = await sumOfPeople(ctx, [userId]);
  return {
    impact: await viewSums(ctx, sums, locale),
    items,
    ...(rows.length > pageSize && last && { next: `${last.doneOn} ${last.id}` }),
  };
}
