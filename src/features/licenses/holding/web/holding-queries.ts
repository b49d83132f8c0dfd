import { queryOptions } from '@tanstack/react-query';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { PageApi } from '#page/page-context.ts';
import type { LicenseInvitation } from '../contract.ts';

export const ownLicensesQuery = (api: PageApi) => api.licenses.own.queryOptions();

export const licenseQuery = (api: PageApi, id: string) =>
  api.licenses.license.queryOptions({ input: { id } });

/** What a link invites to; null once it has been used or is over. */
export const invitationQuery = (api: PageApi, token: string) =>
  queryOptions<LicenseInvitation | null>({
    queryKey: ['license-invitation', token],
    queryFn: () => unlessOver(api.licenses.invitation.call({ token })),
    staleTime: Infinity,
  });
