import type { PageApi } from '#page/page-context.ts';
import type { Plan } from '../contract.ts';

/** Reads a plan from its form. */
export function readPlan(form: FormData): Plan {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { plannedFor: textOf('plannedFor'), note: textOf('note') };
}

/** What a plan's two buttons do, with and without scripts. */
export const planForms = {
  save: (api: PageApi, id: string, form: FormData) => api.learning.savePlan.call({ id, ...readPlan(form) }),
  drop: (api: PageApi, id: string) => api.learning.dropPlan.call({ id }),
};

export function isPlanForm(name: unknown): name is keyof typeof planForms {
  return typeof name === 'string' && Object.hasOwn(planForms, name);
}
