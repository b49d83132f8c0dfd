import { queryOptions } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { ChildWorks } from '../contract.ts';

/** The works that a mailed link asks about; null once the link has expired. */
export const askedWorksQuery = (api: PageApi, token: string) =>
  queryOptions<ChildWorks | null>({
    queryKey: ['asked-works', token],
    queryFn: () => unlessOver(api.submissions.askedWorks.call({ token })),
    staleTime: Infinity,
  });

/** The child to all of whose works the reader of a mail has agreed; null once that has ended. */
export const standingConsentQuery = (api: PageApi, token: string) =>
  queryOptions<{ firstName: string } | null>({
    queryKey: ['standing-consent', token],
    queryFn: () => unlessOver(api.submissions.standingConsent.call({ token })),
    staleTime: Infinity,
  });
