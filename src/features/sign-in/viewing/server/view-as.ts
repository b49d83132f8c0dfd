import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { anyReason, type PersonAct } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { endViewingJob, type EndViewing } from './end-viewing.ts';

const viewingSeconds = 30 * 60;
/** So that it has expired by every clock by the time the job runs. */
const graceSeconds = 5;
/** A child's private work is nobody's without a reason that can be read later. */
const reasonAboutChild = 20;

/**
 * Shows the product as this person sees it, for thirty minutes and without changing anything. It belongs to the caller's
 * session, which stays as it is and is hers again afterwards. Never of the staff.
 */
export const viewAs: PersonAct = {
  name: 'view-as',
  title: 'signIn.act.viewAs',
  explanation: 'signIn.act.viewAsExplained',
  permission: 'users.viewAs',
  audited: 'viewing.began',
  fields: ['reason'],
  shortestReason: ({ child }) => (child ? reasonAboutChild : anyReason),
  neverForStaff: true,
  isOffered: () => Promise.resolve(true),
  async run(ctx: RequestCtx, { id: userId }, { reason }) {
    const { userId: viewerId, sessionId } = signedIn(ctx);
    const now = ctx.clock.now();
    const endsAt = new Date(now.getTime() + viewingSeconds * 1000);
    const id = randomUUID();
    await ctx.db
      .insertInto('viewings')
      .values({
        id,
        viewer_id: viewerId,
        session_id: sessionId,
        user_id: userId,
        reason,
        began_at: now,
        ends_at: endsAt,
      })
      .execute();
    await ctx.db.updateTable('sessions').set({ viewing_id: id }).where('id', '=', sessionId).execute();
    await ctx.jobs.send<EndViewing>(
      ctx,
      endViewingJob,
      { id },
      { startAfterSeconds: viewingSeconds + graceSeconds },
    );
    return { after: { until: endsAt }, location: href('home') };
  },
};
