import type { PageApi } from '#page/page-context.ts';

/** The dashboard's forms by name: what each sends, from the page or, without scripts, from the server. */
export const rewardForms = {
  chest: (api: PageApi) => api.rewards.openChest.call(),
  freeze: (api: PageApi, form: FormData) =>
    api.rewards.buyFreeze.call({ number: Number(form.get('number')) || undefined }),
} as const;

export type RewardForm = keyof typeof rewardForms;

export function isRewardForm(name: unknown): name is RewardForm {
  return typeof name === 'string' && Object.hasOwn(rewardForms, name);
}

/** What was refused, and why, in the person's language. */
export interface RefusedReward {
  form: RewardForm;
  message: string;
}
