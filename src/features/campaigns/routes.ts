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
    ...seen,
  },
  {
    id: 'campaignDonate',
    addresses: ['campaignDonate'],
    module: 'campaigns/giving/web/donate-page.tsx',
    keptFrom: childRoles,
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
];
