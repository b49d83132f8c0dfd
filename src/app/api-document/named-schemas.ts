import type { AnySchema } from '@orpc/contract';
import * as accountsCaptcha from '#features/accounts/contract-captcha.ts';
import * as accountsCards from '#features/accounts/contract-cards.ts';
import * as accountsEmails from '#features/accounts/contract-emails.ts';
import * as accountsFields from '#features/accounts/contract-fields.ts';
import * as accountsGuardian from '#features/accounts/contract-guardian.ts';
import * as accountsIdentities from '#features/accounts/contract-identities.ts';
import * as accountsInvites from '#features/accounts/contract-invites.ts';
import * as accountsPasskeys from '#features/accounts/contract-passkeys.ts';
import * as accountsPrompts from '#features/accounts/contract-prompts.ts';
import * as accountsSecondStep from '#features/accounts/contract-second-step.ts';
import * as accountsSettings from '#features/accounts/contract-settings.ts';
import * as accountsTime from '#features/accounts/contract-time.ts';
import * as accountsWaysIn from '#features/accounts/contract-ways-in.ts';
import * as accountsWelcome from '#features/accounts/contract-welcome.ts';
import * as accounts from '#features/accounts/contract.ts';
import * as classesAdding from '#features/classes/contract-adding.ts';
import * as classesCards from '#features/classes/contract-cards.ts';
import * as classesInvites from '#features/classes/contract-invites.ts';
import * as classesJoining from '#features/classes/contract-joining.ts';
import * as classesMemberships from '#features/classes/contract-memberships.ts';
import * as classesStudents from '#features/classes/contract-students.ts';
import * as classes from '#features/classes/contract.ts';
import * as curriculum from '#features/curriculum/contract.ts';
import * as learningCertificates from '#features/learning/contract-certificates.ts';
import * as learningComics from '#features/learning/contract-comics.ts';
import * as learningFields from '#features/learning/contract-fields.ts';
import * as learningGames from '#features/learning/contract-games.ts';
import * as learningQuizzes from '#features/learning/contract-quizzes.ts';
import * as learningRatings from '#features/learning/contract-ratings.ts';
import * as learningResources from '#features/learning/contract-resources.ts';
import * as learningSources from '#features/learning/contract-sources.ts';
import * as learningTasks from '#features/learning/contract-tasks.ts';
import * as learningTime from '#features/learning/contract-time.ts';
import * as learningToday from '#features/learning/contract-today.ts';
import * as learningUnlocks from '#features/learning/contract-unlocks.ts';
import * as learning from '#features/learning/contract.ts';
import * as pages from '#features/pages/contract.ts';
import * as rewardsBadges from '#features/rewards/contract-badges.ts';
import * as rewardsDashboard from '#features/rewards/contract-dashboard.ts';
import * as rewards from '#features/rewards/contract.ts';
import * as search from '#features/search/contract.ts';

/** The modules whose schemas the reference shows by name: every contract of every feature (a test compares them with the files). */
const contracts: readonly object[] = [
  accountsCaptcha,
  accountsCards,
  accountsEmails,
  accountsFields,
  accountsGuardian,
  accountsIdentities,
  accountsInvites,
  accountsPasskeys,
  accountsPrompts,
  accountsSecondStep,
  accountsSettings,
  accountsTime,
  accountsWaysIn,
  accountsWelcome,
  accounts,
  classesAdding,
  classesCards,
  classesInvites,
  classesJoining,
  classesMemberships,
  classesStudents,
  classes,
  curriculum,
  learningCertificates,
  learningComics,
  learningFields,
  learningGames,
  learningQuizzes,
  learningRatings,
  learningResources,
  learningSources,
  learningTasks,
  learningTime,
  learningToday,
  learningUnlocks,
  learning,
  pages,
  rewardsBadges,
  rewardsDashboard,
  rewards,
  search,
];

/** Only what has a shape of its own is worth a name: not a string or number with limits, which would only hide its limits. */
const shapes = new Set(['object', 'union', 'enum', 'record', 'intersection']);

/** The schemas of the contracts, each under the name it is exported by. */
export function listNamedSchemas(): Map<string, AnySchema> {
  const named = new Map<string, AnySchema>();
  for (const [name, value] of contracts.flatMap((module) => Object.entries(module))) {
    if (!isShape(value)) continue;
    const other = named.get(name);
    if (other && other !== value) throw new Error(`two contracts export a schema named ${name}`);
    named.set(name, value);
  }
  return named;
}

function isShape(value: unknown): value is AnySchema {
  if (!value || typeof value !== 'object' || !('_zod' in value)) return false;
  const { def } = value._zod as { def: { type: string } };
  return shapes.has(def.type);
}
