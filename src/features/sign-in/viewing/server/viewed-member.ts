import type { SessionId } from '#core/ids.ts';
import { entitledColumns, selectEntitlements } from '#features/billing/server/public.ts';
import { actorColumns, selectUsers, toMember } from '#features/people/server/public.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Member } from '#core/actor.ts';
import type { Locale } from '#core/locale.ts';

const find = prepared((db, viewingId: string, now: Date) =>
  selectUsers(db)
    .innerJoin('viewings', 'viewings.user_id', 'users.id')
    .leftJoin(selectEntitlements(db), 'entitlements.user_id', 'users.id')
    .select(entitledColumns)
    .select(actorColumns)
    .select(['users.language', 'users.demo', 'viewings.viewer_id', 'viewings.ends_at'])
    .where('viewings.id', '=', viewingId)
    .where('viewings.ended_at', 'is', null)
    .where('viewings.ends_at', '>', now),
);

interface Viewed extends Member {
  demo: boolean;
  language: Locale;
  lastSeenAt: Date;
}

/** The person as whom a session looks at the product; undefined once its time is up. */
export async function findViewedMember(
  db: Db,
  viewing: { id: string; sessionId: SessionId },
  now: Date,
): Promise<Viewed | undefined> {
  const row = await find(db, viewing.id, now);
  return (
    row && {
      ...toMember(row, viewing.sessionId, now),
      viewing: { id: viewing.id, viewerId: row.viewer_id, until: row.ends_at },
      demo: row.demo,
      language: row.language,
      lastSeenAt: now,
    }
  );
}
