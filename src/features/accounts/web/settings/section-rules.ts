import { childRoles, type AccessRules } from '../../../../core/access.ts';

/** Who may see which part of the settings: for their pages, and for the ways to them. */
export const sectionRules = {
  profile: { access: 'member' },
  account: { access: 'member', openTo: ['waiting'] },
  security: { access: 'member' },
  preferences: { access: 'member' },
  subscription: { access: 'member', keptFrom: childRoles },
  notifications: { access: 'member', keptFrom: childRoles },
} as const satisfies Record<string, AccessRules>;
