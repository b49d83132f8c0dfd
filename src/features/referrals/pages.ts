import type { FeaturePages } from '#page/feature-pages.ts';
import { homePanels } from '#page/home-panels.ts';

export const referralsPages: FeaturePages = {
  name: 'referrals',
  routes: [],
  parts: [{ on: 'home', place: homePanels, module: 'referrals/home/web/invite-part.tsx', later: true }],
};
