import { dashboardFacts } from '#features/administration/server/public.ts';
import { consentWithdrawn, guardianApproved, guardianNeeded } from '#features/guardians/server/public.ts';
import { draftedHandedIn, mayReadHandedIn } from '#features/media/server/public.ts';
import { personErased } from '#features/people/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { listDraftedFiles } from '../handing-in/server/list-drafted-files.ts';
import { removeWorksOf } from '../handing-in/server/withdraw.ts';
import { releaseWorks, withholdWorks } from '../life/server/withhold-works.ts';
import { listQueueFacts } from '../moderation/server/queue-facts.ts';
import { listReadableFiles } from '../wall/server/readable-files.ts';
import { forgetResponses } from '../wall/server/forget-responses.ts';

/** What submissions answer when lower features announce or ask something. */
export const hookAnswers = [
  answerTo(guardianApproved, (ctx, { userId }) => releaseWorks(ctx, userId)),
  ...[guardianNeeded, consentWithdrawn].map((hook) =>
    answerTo(hook, (ctx, { userId }) => withholdWorks(ctx, userId)),
  ),
  answerTo(dashboardFacts, listQueueFacts),
  answerTo(mayReadHandedIn, listReadableFiles),
  answerTo(draftedHandedIn, listDraftedFiles),
  answerTo(personErased, async (ctx, { userId }) => {
    await forgetResponses(ctx, userId);
    await removeWorksOf(ctx, userId);
  }),
];
