import type { PageRefusal } from '../../../../page/find-refusal.ts';
import type { Plan } from '../../contract-tasks.ts';

/** What a plan's form without scripts shows again. */
export interface RefusedPlan extends Plan {
  refusal: PageRefusal;
}
