import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';

/** Students do not see campaigns; other children do, and organize none (decisions: families). */
const seen = { keptFrom: ['student'] } as const;
const organized = { access: 'member', keptFrom: childRoles } as const;

export const campaignsRoutes: PageRoute[] = [
  {
    id: 'campaigns',
    addresses: ['campaigns'],
    module: 'campaigns/showing/web/campaigns-page.tsx',
    ...seen,
  },
  {
    id: 'campaignsStart',
    addresses: ['campaignsStart'],
    module: 'campaigns/setup/web/start-page.tsx',
    keptFrom: childRoles,
  },
  {
    id: 'campaignsCreate',
    addresses: ['campaignsCreate'],
    module: 'campaigns/setup/web/create-page.tsx',
    undisturbed: true,
    ...organized,
    act: async (args) => (await import('./setup/web/acts.ts')).actOnSetup(args),
  },
  {
    id: 'campaign',
    addresses: ['campaign'],
    module: 'campaigns/showing/web/campaign-page.tsx',
    act: async (args) => (await import('./reminding/web/acts.ts')).askForReminder(args),
    ...seen,
  },
  {
    id: 'campaignDonate',
    addresses: ['campaignDonate'],
    module: 'campaigns/giving/web/donate-page.tsx',
    keptFrom: childRoles,
  },
  {
    id: 'campaignHall',
    addresses: ['campaignHall'],
    module: 'campaigns/sharing/web/hall-page.tsx',
    header: 'none',
    ...seen,
  },
  {
    id: 'campaignEmbed',
    addresses: ['campaignEmbed'],
    module: 'campaigns/sharing/web/embed-page.tsx',
    header: 'none',
    ...seen,
  },
  {
    id: 'campaignPoster',
    addresses: ['campaignPoster'],
    module: 'campaigns/sharing/web/poster-page.tsx',
    ...seen,
  },
  {
    id: 'campaignEdit',
    addresses: ['campaignEdit'],
    module: 'campaigns/organizing/web/edit-page.tsx',
    undisturbed: true,
    ...organized,
    act: async (args) => (await import('./organizing/web/acts.ts')).changeCampaign(args),
  },
  {
    id: 'campaignLaunched',
    addresses: ['campaignLaunched'],
    module: 'campaigns/organizing/web/launched-page.tsx',
    ...organized,
  },
  {
    id: 'campaignDashboard',
    addresses: ['campaignDashboard'],
    module: 'campaigns/organizing/web/dashboard-page.tsx',
    ...organized,
    act: async (args) => (await import('./organizing/web/acts.ts')).actOnDashboard(args),
  },
  {
    id: 'campaignCreateTeam',
    addresses: ['campaignCreateTeam'],
    module: 'campaigns/teams/web/create-team-page.tsx',
    undisturbed: true,
    ...organized,
    act: async (args) => (await import('./teams/web/acts.ts')).createTeam(args),
  },
  {
    id: 'campaignTeam',
    addresses: ['campaignTeam'],
    module: 'campaigns/teams/web/team-page.tsx',
    ...seen,
    act: async (args) => (await import('./reminding/web/acts.ts')).askForReminder(args),
  },
  {
    id: 'campaignTeamDonate',
    addresses: ['campaignTeamDonate'],
    module: 'campaigns/teams/web/team-donate-page.tsx',
    keptFrom: childRoles,
  },
  {
    id: 'campaignTeamEdit',
    addresses: ['campaignTeamEdit'],
    module: 'campaigns/teams/web/edit-team-page.tsx',
    undisturbed: true,
    ...organized,
    act: async (args) => (await import('./teams/web/acts.ts')).changeTeam(args),
  },
  {
    id: 'campaignTeamDashboard',
    addresses: ['campaignTeamDashboard'],
    module: 'campaigns/teams/web/team-dashboard-page.tsx',
    ...organized,
    act: async (args) => (await import('./teams/web/acts.ts')).actOnTeamDashboard(args),
  },
  {
    id: 'campaignTeamInvitation',
    addresses: ['campaignTeamInvitation'],
    module: 'campaigns/teams/web/team-invitation-page.tsx',
    keptFrom: childRoles,
    act: async (args) => (await import('./teams/web/acts.ts')).acceptTeam(args),
  },
];
