import { administration } from '#features/administration/feature.ts';
import { billing } from '#features/billing/feature.ts';
import { families } from '#features/families/feature.ts';
import { guardians } from '#features/guardians/feature.ts';
import { people } from '#features/people/feature.ts';
import { settings } from '#features/settings/feature.ts';
import { signIn } from '#features/sign-in/feature.ts';
import { signUp } from '#features/sign-up/feature.ts';
import { classes } from '#features/classes/feature.ts';
import { cms } from '#features/cms/feature.ts';
import { coupons } from '#features/coupons/feature.ts';
import { currencies } from '#features/currencies/feature.ts';
import { curriculum } from '#features/curriculum/feature.ts';
import { home } from '#features/home/feature.ts';
import { campaigns } from '#features/campaigns/feature.ts';
import { licenses } from '#features/licenses/feature.ts';
import { ledger } from '#features/ledger/feature.ts';
import { invoices } from '#features/invoices/feature.ts';
import { learning } from '#features/learning/feature.ts';
import { notifications } from '#features/notifications/feature.ts';
import { media } from '#features/media/feature.ts';
import { pages } from '#features/pages/feature.ts';
import { forms } from '#features/forms/feature.ts';
import { payments } from '#features/payments/feature.ts';
import { presenting } from '#features/presenting/feature.ts';
import { reports } from '#features/reports/feature.ts';
import { referrals } from '#features/referrals/feature.ts';
import { rewards } from '#features/rewards/feature.ts';
import { schools } from '#features/schools/feature.ts';
import { plans } from '#features/plans/feature.ts';
import { sandbox } from '#features/sandbox/feature.ts';
import { scholarships } from '#features/scholarships/feature.ts';
import { search } from '#features/search/feature.ts';
import { store } from '#features/store/feature.ts';
import { submissions } from '#features/submissions/feature.ts';
import { together } from '#features/together/feature.ts';
import { siteSettings } from '#features/site-settings/feature.ts';
import { donations } from '#features/donations/feature.ts';
import { gifts } from '#features/gifts/feature.ts';
import { teaching } from '#features/teaching/feature.ts';
import { sponsorships } from '#features/sponsorships/feature.ts';
import type { Feature } from '#platform/composition/feature.ts';
import type { AuditedAct } from '#platform/composition/audited-acts.ts';
import type { ContentType } from '#platform/composition/content-type.ts';
import type { MessageKind } from '#platform/composition/message-kinds.ts';
import type { Findable } from '#platform/composition/findable.ts';
import { collectAnswers } from '#platform/composition/feature-hooks.ts';

/** With the type of each, for what is made of their types. */
export const featureList = [
  // Each after those it may know (`scripts/feature-graph.ts`).
  administration,
  sandbox,
  billing,
  people,
  ledger,
  cms,
  currencies,
  invoices,
  payments,
  signIn,
  guardians,
  notifications,
  forms,
  reports,
  coupons,
  families,
  schools,
  signUp,
  classes,
  plans,
  scholarships,
  gifts,
  donations,
  campaigns,
  licenses,
  rewards,
  media,
  learning,
  referrals,
  submissions,
  store,
  sponsorships,
  together,
  curriculum,
  presenting,
  search,
  pages,
  teaching,
  settings,
  home,
  siteSettings,
] as const;

/**
 * Every feature of the product. Whatever goes through them all keeps this order, hooks too.
 */
export const features: readonly Feature[] = [...featureList];

/** What every ctx offers of the features together. */
export const composition = {
  answersTo: collectAnswers(features.flatMap(({ hooks = [] }) => hooks)),
  siteSettings: features.flatMap(({ settings = [] }) => settings),
  contentTypes: new Map<string, ContentType>(
    features.flatMap(({ contentTypes = [] }) => contentTypes).map((type) => [type.name, type] as const),
  ),
  auditedActs: new Map<string, AuditedAct>(
    features.flatMap(({ auditedActs = {} }) => Object.entries(auditedActs)),
  ),
  messageKinds: new Map<string, MessageKind>(
    features.flatMap(({ messageKinds = {} }) => Object.entries(messageKinds)),
  ),
  findables: new Map<string, Findable>(
    features.flatMap(({ name, findable }) => (findable ? [[name, findable] as const] : [])),
  ),
};
