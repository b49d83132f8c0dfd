import { localeCodes } from '#core/locale.ts';
import { anyText, oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import { submissionKinds } from '#features/submissions/life/policy.ts';
import type { NextWorkInput, QueueRequest } from '#features/submissions/moderation/contract.ts';
import { queueExtras, queueStatuses } from '#features/submissions/moderation/policy.ts';

/** How the filters of the queue are read from its address. */
export const queueFilterReaders: FilterReaders<QueueRequest> = {
  status: oneOf(queueStatuses),
  kind: oneOf(submissionKinds),
  course: anyText,
  language: oneOf(localeCodes),
  only: oneOf(queueExtras),
};

/** What of an address says which works come next, one after another. */
const following = ['kind', 'course', 'language', 'only'] as const;

export function readFollowing(search: URLSearchParams): Omit<NextWorkInput, 'after'> {
  const given = following.flatMap((name) => {
    const value = queueFilterReaders[name](search.get(name) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  // Each reader answers for its own part.
  return Object.fromEntries(given) as Omit<NextWorkInput, 'after'>;
}
