import type { PageApi } from '#page/page-context.ts';

/** The name by which a form says that it switches classic mode off. */
export const classicModeForm = 'leaveClassicMode';

export async function leaveClassicMode(api: PageApi): Promise<void> {
  await api.accounts.updateProfile.call({ classicMode: false });
}
