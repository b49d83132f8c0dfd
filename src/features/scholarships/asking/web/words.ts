import type { Asker, Beneficiary, DeclineReason, Share, WishedPlan } from '#features/scholarships/policy.ts';

/** The messages of what can be chosen. */
export const askerTexts: Record<Asker, string> = {
  parent: 'scholarships.asker.parent',
  educator: 'scholarships.asker.educator',
  student: 'scholarships.asker.student',
  other: 'scholarships.asker.other',
};

export const beneficiaryTexts: Record<Beneficiary, string> = {
  self: 'scholarships.for.self',
  family: 'scholarships.for.family',
  class: 'scholarships.for.class',
};

export const planTexts: Record<WishedPlan, string> = {
  standard: 'scholarships.plan.standard',
  premium: 'scholarships.plan.premium',
};

export const shareTexts: Record<Share, string> = {
  0: 'scholarships.share.none',
  25: 'scholarships.share.quarter',
  50: 'scholarships.share.half',
  75: 'scholarships.share.most',
};

/** What someone reads whose request was declined; `other` has only the decider’s own words. */
export const declinedTexts: Record<DeclineReason, string | undefined> = {
  budget: 'scholarships.own.declinedBudget',
  covered: 'scholarships.own.declinedCovered',
  unclear: 'scholarships.own.declinedUnclear',
  other: undefined,
};
