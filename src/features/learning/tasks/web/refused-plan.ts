import type { PageRefusal } from '#page/find-refusal.ts';
import type { Plan } from '../contract.ts';

/** What a plan's form shows again after a refusal without scripts. */
export interface RefusedPlan extends Plan {
  refusal: PageRefusal;
}
