import { childRoles } from '#core/access.ts';
import type { PageRoute } from '#page/page-route.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { loadClasses } from '#features/classes/offered/load-classes.ts';
import { loadBlocks } from './web/load-blocks.ts';
import { loadFirstFilm } from './web/load-first-film.ts';

export const homeRoutes: PageRoute[] = [
  {
    id: 'home',
    addresses: ['start', 'home'],
    module: 'home/web/home-page.tsx',
  },
  {
    id: 'dashboard',
    addresses: ['dashboard'],
    module: 'home/web/dashboard/dashboard-page.tsx',
    access: 'member',
    undisturbed: true,
    async act(args) {
      const { actOnChildren, isChildrenForm } =
        await import('#features/submissions/offered/act-on-children.ts');
      if (isChildrenForm(args)) return actOnChildren(args);
      return (await import('#features/rewards/offered/act-on-rewards.ts')).actOnRewards(args);
    },
  },
  {
    id: 'signupSuccess',
    addresses: ['signupSuccess'],
    module: 'home/web/signup-success-page.tsx',
    access: 'member',
    header: 'minimal',
  },
  {
    id: 'parents',
    addresses: ['parents'],
    module: 'home/web/landing/parents-page.tsx',
    openTo: ['waiting'],
    async load(args) {
      await Promise.all([loadFirstFilm(args), loadBlocks(args, 'parents')]);
    },
    act: async (args) =>
      (await import('#features/forms/offered/act-on-contact.ts')).actOnContact(args, 'parents'),
  },
  {
    id: 'family',
    addresses: ['family'],
    module: 'home/web/family/family-page.tsx',
    keptFrom: childRoles,
    act: async (args) => (await import('./web/family/acts.ts')).actOnFamily(args),
  },
  {
    id: 'familyTime',
    addresses: ['familyTime'],
    module: 'home/web/family/child-time-page.tsx',
    access: 'member',
    keptFrom: childRoles,
    act: async (args) => (await import('./web/family/acts.ts')).actOnFamily(args),
  },
  {
    id: 'educators',
    addresses: ['educators'],
    module: 'home/web/landing/educators-page.tsx',
    openTo: ['waiting'],
    async load(args) {
      const viewer = await args.page.queries.ensureQueryData(viewerQuery(args.page.api));
      await Promise.all([
        loadFirstFilm(args),
        loadBlocks(args, 'educators'),
        viewer?.role === 'educator' ? loadClasses(args) : undefined,
      ]);
    },
    async act(args) {
      const { actOnContact, isContactForm } = await import('#features/forms/offered/act-on-contact.ts');
      if (isContactForm(args, 'educators')) return actOnContact(args, 'educators');
      return (await import('#features/classes/offered/act-on-classes.ts')).actOnClasses(args);
    },
  },
  {
    id: 'joinPending',
    addresses: ['joinPending'],
    module: 'home/web/pending/pending-page.tsx',
    access: 'member',
    openTo: ['waiting', 'unnamed'],
    act: async (args) =>
      (await import('#features/guardians/offered/ask-guardian-in-form.ts')).askGuardianInForm(args),
  },
];
