import { dayMs, hourMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { findGuardian, quotaOfKnownGuardian } from '#features/guardians/server/public.ts';
import { viewHandedIn } from '#features/media/server/public.ts';
import { findPersonStanding, findReaderOf, withMailQuotas } from '#features/people/server/public.ts';
import { status } from '#features/submissions/life/policy.ts';
import { sendWorksMail } from './works-mails.ts';

export const askGuardiansJob = 'submissions.askGuardians';

type AskCtx = Ctx & Pick<RequestCtx, 'limits'>;

/** How long a work waits for a file that is still being checked, before its guardian is asked anyway. */
const checkedWithinMs = hourMs;
const childrenAtOnce = 500;

/**
 * Mails the guardians of children with works that nobody was asked about yet: about all that wait in one mail, at most one a day for
 * each child, and not while it is Shabbat or Yom Tov where the family is. Run every few minutes, in any process; a crash mails
 * neither twice nor never.
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
    .where(({ or, and, eb }) =>
      or([
        eb('mailed_at', 'is', null),
        and([
          eb('mailed_at', '<=', new Date(now.getTime() - dayMs)),
          eb('changed_at', '>', eb.ref('mailed_at')),
        ]),
      ]),
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
      const count = await countReady(ctx, childId);
      if (count === 0 || !(await claimDay(ctx, childId))) return false;
      await sendWorksMail(ctx, { childId, to, count });
      return true;
    });
    if (isMailed) share.sent();
    return isMailed;
  });
}

/** The guardian's place where it is known, else the child's. */
async function isResting(ctx: Ctx, childId: UserId, address: string): Promise<boolean> {
  const reader = await findReaderOf(ctx, address);
  const child = await findPersonStanding(ctx, childId);
  return isMelachaForbidden(ctx.clock.now(), placeFor(reader?.place ?? child?.place, undefined));
}

/** How many works wait whose files can be looked at. */
async function countReady(ctx: Ctx, childId: UserId): Promise<number> {
  const works = await ctx.db
    .selectFrom('submissions')
    .leftJoin('submission_files', (join) =>
      join
        .onRef('submission_files.submission_id', '=', 'submissions.id')
        .onRef('submission_files.version', '=', 'submissions.version'),
    )
    .select(['submissions.id', 'changed_at', 'file_id'])
    .where('owner_id', '=', childId)
    .where('status', '=', status.awaitsGuardian)
    .execute();
  const files = await viewHandedIn(
    ctx,
    works.flatMap(({ file_id }) => file_id ?? []),
  );
  const unchecked = new Set(files.filter(({ state }) => state === 'checking').map(({ id }) => id));
  const waitsSince = ctx.clock.now().getTime() - checkedWithinMs;
  const notReady = new Set(
    works
      .filter(
        ({ file_id, changed_at }) =>
          file_id !== null && unchecked.has(file_id) && changed_at.getTime() > waitsSince,
      )
      .map(({ id }) => id),
  );
  return new Set(works.map(({ id }) => id)).size - notReady.size;
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
