import { sql } from 'kysely';
import { dayMs, hourMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { notifyGuardiansOf } from '#features/notifications/server/public.ts';
import { findGuardian, quotaOfKnownGuardian } from '#features/guardians/server/public.ts';
import { viewHandedIn } from '#features/media/server/public.ts';
import { findPersonStanding, findReaderOf, withMailQuotas } from '#features/people/server/public.ts';
import { status } from '#features/submissions/life/policy.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import { listFileIds } from '#features/submissions/life/server/work-files.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { readMailDelay } from './mail-delay-setting.ts';
import { sendWorksMail } from './works-mails.ts';

export const askGuardiansJob = 'submissions.askGuardians';

type AskCtx = Ctx & Pick<RequestCtx, 'limits'>;

/** How long a work waits for a file that is still being checked, before its guardian is asked anyway. */
const checkedWithinMs = hourMs;
const childrenAtOnce = 500;

/** A version about which nobody was asked yet. */
const isUnasked = sql<boolean>`asked_version is distinct from version`;

/**
 * Tells the guardian of a work that has begun to wait for her, and has her asked by mail, in the transaction of that. What cannot be
 * mailed then, such as a film that is still being checked, is found by the clock.
 */
export async function askSoon(
  ctx: Ctx,
  work: Pick<WorkRow, 'id' | 'version' | 'status' | 'owner_id' | 'item_id'>,
): Promise<void> {
  if (work.status !== status.awaitsGuardian) return;
  await notifyGuardiansOf(ctx, work.owner_id, {
    kind: 'submissions.asked',
    data: { childId: work.owner_id, itemId: work.item_id },
    once: `${work.id}:${work.version}`,
  });
  await ctx.jobs.send(ctx, askGuardiansJob, {}, { startAfterSeconds: await readMailDelay(ctx) });
}

/**
 * Mails the guardians of children with works that nobody was asked about yet: about all that wait in one mail, at most one a day for
 * each child, and not while it is Shabbat or Yom Tov where the family is. Run soon after each hand-in and every few minutes, in any
 * process; a crash mails neither twice nor never.
 */
export async function askGuardians(ctx: AskCtx): Promise<number> {
  const now = ctx.clock.now();
  const children = await ctx.db
    .selectFrom('submissions')
    .leftJoin('guardian_asks', 'guardian_asks.child_id', 'submissions.owner_id')
    .select('owner_id')
    .distinct()
    .where('status', '=', status.awaitsGuardian)
    .where('withheld_at', 'is', null)
    .where(isUnasked)
    .where(({ or, eb }) =>
      or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', new Date(now.getTime() - dayMs))]),
    )
    .limit(childrenAtOnce)
    .execute();
  let mailed = 0;
  for (const { owner_id } of children) if (await askAbout(ctx, owner_id)) mailed += 1;
  return mailed;
}

async function askAbout(ctx: AskCtx, childId: UserId): Promise<boolean> {
  const guardian = await findGuardian(ctx, childId);
  if (!guardian || guardian.withdrawn_at || (await isResting(ctx, childId, guardian.email_address)))
    return false;
  const to = guardian.email_address;
  return withMailQuotas(ctx, { share: quotaOfKnownGuardian(to, childId) }, async ({ share }) => {
    if (!share.mayGo) return false;
    const isMailed = await inTransaction(ctx, async (ctx) => {
      const ready = await listReady(ctx, childId);
      if (!ready.some(({ isUnasked }) => isUnasked) || !(await claimDay(ctx, childId))) return false;
      await sendWorksMail(ctx, { childId, to, count: ready.length });
      await noteAsked(
        ctx,
        ready.map(({ id }) => id),
      );
      return true;
    });
    if (isMailed) share.sent();
    return isMailed;
  });
}

/** Where the guardian is, as far as that is known, else where the child is. */
async function isResting(ctx: Ctx, childId: UserId, address: string): Promise<boolean> {
  const reader = await findReaderOf(ctx, address);
  const child = await findPersonStanding(ctx, childId);
  return isMelachaForbidden(ctx.clock.now(), placeOfPerson(reader, child));
}

interface ReadyWork {
  id: SubmissionId;
  isUnasked: boolean;
}

/** The works that wait and whose files can be looked at; locked, so that a version is asked about once. */
async function listReady(ctx: Ctx, childId: UserId): Promise<ReadyWork[]> {
  const works = await ctx.db
    .selectFrom('submissions')
    .select(['id', 'version', 'changed_at', 'asked_version'])
    .where('owner_id', '=', childId)
    .where('status', '=', status.awaitsGuardian)
    .orderBy('id')
    .forUpdate()
    .execute();
  const waitsSince = ctx.clock.now().getTime() - checkedWithinMs;
  const ready: ReadyWork[] = [];
  for (const { id, version, changed_at, asked_version } of works) {
    const isOld = changed_at.getTime() <= waitsSince;
    if (isOld || (await areChecked(ctx, await listFileIds(ctx, id, version))))
      ready.push({ id, isUnasked: asked_version !== version });
  }
  return ready;
}

async function areChecked(ctx: Ctx, fileIds: readonly string[]): Promise<boolean> {
  return (await viewHandedIn(ctx, fileIds)).every(({ state }) => state !== 'checking');
}

async function noteAsked({ db }: Ctx, ids: readonly SubmissionId[]): Promise<void> {
  await db
    .updateTable('submissions')
    .set(({ ref }) => ({ asked_version: ref('version') }))
    .where('id', 'in', ids)
    .execute();
}

/** Of several processes one gets the day. */
async function claimDay({ db, clock }: Ctx, childId: UserId): Promise<boolean> {
  const now = clock.now();
  const claimed = await db
    .insertInto('guardian_asks')
    .values({ child_id: childId, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('child_id')
        .doUpdateSet({ mailed_at: now })
        .where('guardian_asks.mailed_at', '<=', new Date(now.getTime() - dayMs)),
    )
    .returning('child_id')
    .executeTakeFirst();
  return claimed !== undefined;
}
