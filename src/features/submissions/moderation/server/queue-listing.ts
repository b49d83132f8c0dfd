import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describedFile } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { status } from '#features/submissions/life/policy.ts';
import { QueueRequest, type QueuedWork } from '../contract.ts';
import { queueFilters, selectJudged, waits } from './queue-rows.ts';
import { viewWorks } from './view-works.ts';

/**
 * The works that a request is about: without a status, those that wait, unless it asks for what teachers have decided; without those
 * that the moderator made herself.
 */
export function queueListingFor({ status: asked, only }: Pick<QueueRequest, 'status' | 'only'>, by?: UserId) {
  return defineListing({
    name: 'submissions',
    request: QueueRequest,
    rows: ({ db }) => {
      const works = selectJudged(db, by);
      return asked === undefined && only !== 'inClass' ? works.where(waits) : works;
    },
    id: sql.ref('submissions.id'),
    sorts: { since: { by: sql.ref('submissions.changed_at'), type: 'timestamptz', isRequired: true } },
    defaultSort: 'since',
    filters: {
      status: (chosen) => (chosen === 'all' ? sql`true` : sql`submissions.status = ${status[chosen]}`),
      ...queueFilters,
    },
    search: (q) => sql`exists (
      select from submission_versions written
      where written.submission_id = submissions.id and written.version = submissions.version
        and position(fold_text(${q}) in fold_text(written.text)) > 0)`,
  });
}

/** One page of the queue, the oldest first. */
export async function listQueue(ctx: Ctx, request: QueueRequest): Promise<ListingPage<QueuedWork>> {
  const { items, ...page } = await readListing(ctx, queueListingFor(request, signedIn(ctx).userId), request);
  return { ...page, items: await viewWorks(ctx, items) };
}

/** The queue as a file: without what learners have written, which goes with the work. */
export const queueFile = describedFile({
  name: 'submissions',
  request: QueueRequest,
  permission: 'moderation.decide',
  listingFor: (_ctx: Ctx, request) => queueListingFor(request),
  describe: viewWorks,
  columns: [
    { heading: 'submissions.queue.id', value: ({ id }) => id },
    { heading: 'submissions.queue.item', value: ({ item }) => item.title },
    { heading: 'submissions.queue.course', value: ({ item }) => item.courseTitle },
    { heading: 'submissions.queue.kind', value: ({ kind }, ctx) => ctx.say(kindNames[kind]) },
    { heading: 'submissions.queue.language', value: ({ language }) => language },
    { heading: 'submissions.queue.state', value: (work, ctx) => ctx.say(statusNames[work.status]) },
    { heading: 'submissions.queue.handedIn', value: ({ handedInAt }) => handedInAt },
    { heading: 'submissions.queue.since', value: ({ since }) => since },
    { heading: 'submissions.queue.reports', value: ({ reports }) => reports },
  ],
});

const kindNames = { challenge: 'submissions.queue.challenge', rwi: 'submissions.queue.deed' } as const;

const statusNames = {
  0: 'submissions.state.submitted',
  1: 'submissions.state.approved',
  2: 'submissions.state.rejected',
  3: 'submissions.state.awaitsGuardian',
  5: 'submissions.state.spam',
} as const;
