import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { findClaims, findHeld, type HeldDecision } from '#features/administration/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { Decision } from '#features/submissions/life/policy.ts';
import { describeWorks } from '#features/submissions/life/server/describe-works.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import { findReader } from '#features/submissions/life/server/readable.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { QueuedWork } from '../contract.ts';
import { listModerationActs } from '../policy.ts';
import { findDeclined } from '#features/submissions/life/server/declined-works.ts';
import { appealed, queueFilters, waitsSince, workQueue } from './queue-rows.ts';

export type HeldWork = HeldDecision & {
  decision: Decision;
  reason: string | null;
  note: string;
  class_id: string | null;
};

/** Works as moderators see them, in the order of the rows, with what the caller may do now. */
export async function viewWorks(ctx: Ctx, rows: readonly WorkRow[]): Promise<QueuedWork[]> {
  const { userId } = signedIn(ctx);
  const ids = rows.map(({ id }) => id);
  const views = await describeWorks(ctx, rows, { reader: await findReader(ctx, ctx.actor) });
  const standings = await readStandings(ctx, ids);
  const claims = await findClaims(ctx, workQueue, ids);
  const held = await findHeld<HeldWork>(ctx, workQueue, ids);
  const declined = await findDeclined(ctx, ids);
  const people = await describePeople(ctx, [
    ...rows.map(({ owner_id }) => owner_id),
    ...[...claims.values(), ...held.values()].map(({ by }) => by),
  ]);
  const byId = new Map(rows.map((row) => [row.id as string, row]));
  const nameOf = (id: UserId) => people.get(id)?.displayName ?? '';
  return views.flatMap((view) => {
    const row = byId.get(view.id);
    const standing = standings.get(view.id);
    if (!row || !standing) return [];
    const [claim, decision] = [claims.get(row.id), held.get(row.id)];
    const isFree = !decision && !row.withheld_at && (claim?.by ?? userId) === userId;
    return [
      {
        id: view.id,
        version: row.version,
        kind: row.kind,
        language: row.language,
        status: row.status,
        visibility: row.visibility,
        item: view.item,
        by: {
          id: row.owner_id,
          name: nameOf(row.owner_id),
          minor: people.get(row.owner_id)?.minor ?? false,
          ...(view.by.avatar !== undefined && { avatar: view.by.avatar }),
        },
        text: view.text,
        files: view.files,
        ...(view.impact && { impact: view.impact }),
        handedInAt: row.handed_in_at.toISOString(),
        changedAt: row.changed_at.toISOString(),
        ...(standing.since && { since: standing.since.toISOString() }),
        reports: row.reports,
        hidden: row.hidden_at !== null,
        appealed: standing.appealed,
        withheld: row.withheld_at !== null,
        first: standing.first,
        inClass: standing.inClass,
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
        acts: isFree
          ? listModerationActs({
              status: row.status,
              reports: row.reports,
              appealed: standing.appealed,
              declined: declined.has(row.id),
            })
          : [],
      },
    ];
  });
}

/** What only the database knows of works: whether they wait, and whether they are the first of their owners. */
async function readStandings({ db }: Pick<Ctx, 'db'>, ids: readonly WorkRow['id'][]) {
  const rows = await db
    .selectFrom('submissions')
    .select([
      'id',
      waitsSince.as('since'),
      sql<boolean>`coalesce(${appealed}, false)`.as('appealed'),
      queueFilters.only('first').as('first'),
      queueFilters.only('inClass').as('inClass'),
    ])
    .where('id', 'in', ids.length > 0 ? ids : ['' as WorkRow['id']])
    .execute();
  return new Map(rows.map((row) => [row.id as string, row]));
}
