import type { QueryClient } from '@tanstack/react-query';
import type { PersonEvent, PersonNews } from '#core/person-news.ts';
import type { UserView } from '#features/people/contract.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { href } from '#urls.ts';
import { doubtSession } from './doubt-session.ts';
import { leadTabs } from './lead-tabs.ts';
import { openStream } from './open-stream.ts';

/** The features whose answers are loaded again, as far as the page shows them. A plan changes what any of them may show. */
const features: Record<Exclude<PersonNews, 'standing' | 'plan'>, string> = {
  messages: 'notifications',
  time: 'families',
  family: 'families',
};

/**
 * Keeps a page in step with what changes for its person. The tabs of a browser share one connection, since a browser opens
 * only six to a server: the tab that was looked at last holds it and tells the others.
 */
export function followPerson(userId: string, queries: QueryClient, left: AbortSignal): void {
  if (left.aborted) return;
  const channel = new BroadcastChannel(`tl-person-${userId}`);
  left.addEventListener('abort', () => channel.close());
  const hear = (event: PersonEvent) => takeNews(queries, event);
  channel.addEventListener('message', ({ data }) => hear(data as PersonEvent));
  leadTabs(
    `tl-person-${userId}`,
    (over) =>
      openStream<PersonEvent>('/api/users/current/stream', over, {
        heard(event) {
          hear(event);
          channel.postMessage(event);
        },
        // It may have ended with the session.
        lost: doubtSession,
      }),
    left,
  );
}

function takeNews(queries: QueryClient, event: PersonEvent): void {
  if (event.what === 'plan') return void queries.invalidateQueries();
  if ('awaitsGuardian' in event) followStanding(queries, event);
  const told =
    event.what === 'opened'
      ? Object.values(features)
      : event.what === 'standing'
        ? []
        : [features[event.what]];
  for (const feature of new Set(told)) void queries.invalidateQueries({ queryKey: [[feature]] });
}

/** A minor's page moves to where it belongs when her guardian has answered, and drops everything loaded before. */
function followStanding(
  queries: QueryClient,
  { what, awaitsGuardian }: PersonEvent & { awaitsGuardian: boolean },
): void {
  const viewer = queries.getQueryData<UserView | null>(viewerKey);
  if (!viewer) return;
  if ((viewer.awaitsGuardian ?? false) !== awaitsGuardian)
    location.replace(awaitsGuardian ? href('joinPending') : href('welcome'));
  else if (what === 'standing') void queries.invalidateQueries({ queryKey: viewerKey });
}
