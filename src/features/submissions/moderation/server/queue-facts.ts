import { adminHref } from '#admin-urls.ts';
import type { Fact } from '#features/administration/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readWaits } from './waits.ts';

const toHours = (seconds: number) => Math.round(seconds / 3600);

/** What waits for moderators and how long works have waited, for the start page of the administration. */
export async function listQueueFacts(ctx: Ctx): Promise<Fact[]> {
  const { waiting, median, nearlyAll } = await readWaits(ctx);
  const common = { href: adminHref('adminSubmissions'), permission: 'moderation.decide' } as const;
  return [
    { id: 'submissions.queue', text: 'submissions.fact.waiting', count: waiting, kind: 'queue', ...common },
    ...(median === null
      ? []
      : [
          {
            id: 'submissions.median',
            text: 'submissions.fact.median',
            count: toHours(median),
            kind: 'count' as const,
            ...common,
          },
        ]),
    ...(nearlyAll === null
      ? []
      : [
          {
            id: 'submissions.nearlyAll',
            text: 'submissions.fact.nearlyAll',
            count: toHours(nearlyAll),
            kind: 'count' as const,
            ...common,
          },
        ]),
  ];
}
