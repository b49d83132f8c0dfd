import { childRoles, type AccessRules } from '#core/access.ts';

/** Who may open each section of the settings. The links to a section follow the same rule. */
export const sectionRules = {
  profile: { access: 'member' },
  account: { access: 'member', openTo: ['waiting'] },
  security: { access: 'member' },
  preferences: { access: 'member' },
  subscription: { access: 'member', keptFrom: childRoles },
  notifications: { access: 'member', keptFrom: childRoles },
} as const satisfies Record<string, AccessRules>;
