import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findLink } from '#platform/links/links.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { emailKey, findPersonStanding } from '#features/people/server/public.ts';
import { status } from '#features/submissions/life/policy.ts';
import { describeWorks } from '#features/submissions/life/server/describe-works.ts';
import { hasStandingConsent } from '#features/submissions/life/server/owner-standing.ts';
import { guardianReader } from '#features/submissions/life/server/readable.ts';
import type { AskedWork, ChildWorks } from '../contract.ts';
import { guardianLinks } from './link-kinds.ts';

/** More works than a child hands in between two mails; the rest follow once these are answered. */
export const askedAtMost = 20;

/** What waits for the answer of the guardian who opens a mailed link. Looking changes nothing: a mail scanner may open it. */
export async function getAskedWorks(ctx: Ctx, token: string): Promise<ChildWorks> {
  const childId = await findAskedChild(ctx, token);
  if (!childId) throw new NotFound();
  return describeChild(ctx, childId, token);
}

/** The child about whose works the holder of an open link is asked; undefined if another guardian is on record by now. */
export async function findAskedChild(ctx: Ctx, token: string): Promise<UserId | undefined> {
  const link = await findLink(ctx, guardianLinks.works, token);
  return link && (await isGuardianOf(ctx, link.userId, link.subject)) ? link.userId : undefined;
}

/** Whether this is the address of a child's guardian on record, whose consent to the account stands. */
export async function isGuardianOf(ctx: Ctx, childId: UserId, address: string): Promise<boolean> {
  const guardian = await findGuardian(ctx, childId);
  return (
    guardian !== undefined &&
    guardian.withdrawn_at === null &&
    emailKey(guardian.email_address) === emailKey(address)
  );
}

/** A child's works that wait for her guardian, oldest first, as the guardian sees them; `token` if by a link. */
export async function describeChild(ctx: Ctx, childId: UserId, token?: string): Promise<ChildWorks> {
  const person = await findPersonStanding(ctx, childId);
  if (!person) throw new NotFound();
  const rows = await ctx.db
    .selectFrom('submissions')
    .selectAll()
    .where('owner_id', '=', childId)
    .where('status', '=', status.awaitsGuardian)
    .where('withheld_at', 'is', null)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(askedAtMost)
    .execute();
  const versions = new Map(rows.map(({ id, version }) => [id as string, version]));
  const views = await describeWorks(ctx, rows, { reader: guardianReader(childId) });
  const works = views.map((view): AskedWork => ({ ...view, version: versions.get(view.id) ?? 0 }));
  return {
    childId,
    firstName: person.firstName,
    works: token === undefined ? works : works.map((work) => withLinkedFiles(work, token)),
    standing: await hasStandingConsent(ctx, childId),
  };
}

/** The files' addresses with the link, since its reader need not be signed in. */
function withLinkedFiles(work: AskedWork, token: string): AskedWork {
  return {
    ...work,
    files: work.files.map((file) => ({
      ...file,
      variants: Object.fromEntries(
        Object.entries(file.variants).map(([name, address]) => [
          name,
          `${address}?link=${encodeURIComponent(token)}`,
        ]),
      ),
    })),
  };
}
