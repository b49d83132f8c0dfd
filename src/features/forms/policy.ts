/** The forms of the site, and which of them asks for an organization. */
export const siteForms = {
  educators: { asksOrganization: true },
  parents: { asksOrganization: false },
  family: { asksOrganization: false },
} as const;

export type FormName = keyof typeof siteForms;

export const formNames = ['educators', 'parents', 'family'] as const satisfies readonly FormName[];

export const longestMessage = 4000;
export const longestReply = 8000;
