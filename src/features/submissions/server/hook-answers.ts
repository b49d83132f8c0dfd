import { dashboardFacts } from '#features/administration/server/public.ts';
import { childFacts } from '#features/families/server/public.ts';
import { consentWithdrawn, guardianApproved, guardianNeeded } from '#features/guardians/server/public.ts';
import { draftedHandedIn, mayReadHandedIn } from '#features/media/server/public.ts';
import { accountGivenUp, accountKept, personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { listDraftedFiles } from '../handing-in/server/list-drafted-files.ts';
import { removeWorksOf } from '../handing-in/server/withdraw.ts';
import { countWaitingWorks } from '../life/server/count-waiting.ts';
import { endStandingConsent, settleWithheld } from '../life/server/withhold-works.ts';
import { listQueueFacts } from '../moderation/server/queue-facts.ts';
import { listReadableFiles } from '../wall/server/readable-files.ts';
import { forgetResponses } from '../wall/server/forget-responses.ts';

/** What submissions answer when lower features announce or ask something. */
export const hookAnswers = [
  ...[guardianNeeded, consentWithdrawn].map((hook) =>
    answerTo(hook, (ctx, { userId }) => endStandingConsent(ctx, userId)),
  ),
  ...[guardianNeeded, consentWithdrawn, guardianApproved, accountGivenUp, accountKept].map((hook) =>
    answerTo(hook, (ctx, { userId }) => settleWithheld(ctx, userId)),
  ),
  answerTo(dashboardFacts, listQueueFacts),
  answerTo(childFacts, countWaitingWorks),
  answerTo(mayReadHandedIn, listReadableFiles),
  answerTo(draftedHandedIn, listDraftedFiles),
  answerTo(personErased, async (ctx, { userId }) => {
    await forgetResponses(ctx, userId);
    await removeWorksOf(ctx, userId);
  }),
];
