import { useMoment } from '#page/use-moment.ts';
import type { ContributionRowView } from '#features/donations/finance/contract.ts';

/** When money came, and of a gift by hand the day on which it was received: its time is not known. */
export function useGivenAt(): (row: Pick<ContributionRowView, 'givenAt' | 'kind'>) => string {
  const moment = useMoment();
  return ({ givenAt, kind }) =>
    moment(
      givenAt,
      kind === 'offline'
        ? { dateStyle: 'medium', timeZone: 'UTC' }
        : { dateStyle: 'medium', timeStyle: 'short' },
    );
}
