import type { RouteObject } from 'react-router';
import { memberFeatures } from './member-features.ts';
import { toPageRoutes, type PageModule, type PageModules } from './routes.ts';

const pageModules: PageModules = import.meta.glob<PageModule>([
  '../features/{campaigns,classes,currencies,curriculum,donations,families,gifts,guardians,invoices,licenses,notifications,plans,presenting,referrals,sandbox,scholarships,search,settings,sign-in,sign-up,sponsorships,teaching,together}/web/**/*-page.tsx',
  '../features/{campaigns,classes,currencies,curriculum,donations,families,gifts,guardians,invoices,licenses,notifications,plans,presenting,referrals,sandbox,scholarships,search,settings,sign-in,sign-up,sponsorships,teaching,together}/*/web/**/*-page.tsx',
  '!../features/**/web/admin/**',
]);

/** The pages of accounts, families and classes, which a browser loads with the first of them; they go inside the shell's route. */
export const memberRoutes: RouteObject[] = toPageRoutes(memberFeatures, pageModules);
