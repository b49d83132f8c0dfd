import type { PageApi } from '#page/page-context.ts';
import type { UserView } from '#features/people/contract.ts';

/** Whether a user must set up a second step before anything else: an administrator without one. */
export async function lacksSecondFactor(api: PageApi, viewer: UserView | null): Promise<boolean> {
  return viewer?.admin === true && (await api.signIn.secondFactor.call()).missing;
}
