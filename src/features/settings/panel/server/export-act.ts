import { anyReason, type PersonAct } from '#features/people/server/public.ts';
import { makePermit } from '#features/settings/export/server/export-permit.ts';

/** What she would get herself, for someone who cannot sign in to fetch it; only the caller can fetch it, for five minutes. */
export const exportData: PersonAct = {
  name: 'export',
  title: 'settings.act.export',
  explanation: 'settings.act.exportExplained',
  permission: 'users.export',
  audited: 'user.exported',
  fields: ['reason'],
  shortestReason: () => anyReason,
  isOffered: () => Promise.resolve(true),
  run: (ctx, { id }) => Promise.resolve({ location: makePermit(ctx, id) }),
};
