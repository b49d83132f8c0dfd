import { childRoles, type AccessRules } from '#core/access.ts';

/** Who may see which section of the settings; used for both the pages and the links to them. */
export const sectionRules = {
  profile: { access: 'member' },
  account: { access: 'member', openTo: ['waiting'] },
  security: { access: 'member' },
  preferences: { access: 'member' },
  subscription: { access: 'member', keptFrom: childRoles },
  notifications: { access: 'member', keptFrom: childRoles },
} as const satisfies Record<string, AccessRules>;
