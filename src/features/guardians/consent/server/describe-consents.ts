import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor, selectUsers } from '#features/people/server/public.ts';
import type { ConsentState } from '../contract.ts';
import { consentEraseDate } from './pending-consent.ts';

interface DescribedConsent {
  consent: ConsentState;
  /** When everything is erased unless it is given; null while nothing will be. */
  eraseAt: string | null;
}

/** How the consent to each of these people's accounts stands. */
export async function describeConsents(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, DescribedConsent>> {
  if (ids.length === 0) return new Map();
  const rows = await selectUsers(db)
    .leftJoin('guardians', 'guardians.user_id', 'users.id')
    .select(['users.id', 'adult_from', 'guardian_approved_at', 'guardian_awaited_since', 'withdrawn_at'])
    .where('users.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row): [UserId, DescribedConsent] => {
      if (!isMinor(row.adult_from, clock.now())) return [row.id, { consent: 'not_needed', eraseAt: null }];
      if (row.guardian_approved_at !== null) return [row.id, { consent: 'given', eraseAt: null }];
      const since = row.guardian_awaited_since;
      return [
        row.id,
        {
          consent: row.withdrawn_at === null ? 'waiting' : 'withdrawn',
          eraseAt: since && consentEraseDate(since).toISOString(),
        },
      ];
    }),
  );
}
