import type { PageApi } from '#page/page-context.ts';
import type { UserView } from '#features/people/contract.ts';

/** Whether a user must set up a second step before anything else: someone of the staff without one. */
export async function lacksSecondFactor(api: PageApi, viewer: UserView | null): Promise<boolean> {
  return viewer?.staff === true && (await api.signIn.secondFactor.call()).missing;
}
