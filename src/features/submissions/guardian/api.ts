import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { guardianContract } from './contract.ts';
import { answerByLink } from './server/answer-works.ts';
import { getAskedWorks } from './server/asked-works.ts';
import { answerAsParent, listChildren, revokeAsParent } from './server/parent.ts';
import { getStandingConsent, revokeByLink } from './server/standing-consent.ts';

const os = serve(guardianContract);

/** A token has 256 bits, so this limits noise rather than guessing. */
const linkTries = { access: 'anyone', limit: { tries: 120, seconds: 3600 }, limitBy: 'address' } as const;

export const guardianApi = {
  askedWorks: os.askedWorks
    .use(guard('submissions.askedWorks', linkTries))
    .handler(({ context, input }) => getAskedWorks(context, input.token)),
  answerWorks: os.answerWorks
    .use(guard('submissions.answerWorks', linkTries))
    .handler(({ context, input }) => answerByLink(context, input)),
  standingConsent: os.standingConsent
    .use(guard('submissions.standingConsent', linkTries))
    .handler(({ context, input }) => getStandingConsent(context, input.token)),
  revokeByLink: os.revokeByLink
    .use(guard('submissions.revokeByLink', linkTries))
    .handler(({ context, input }) => revokeByLink(context, input.token)),
  children: os.children
    .use(guard('submissions.children', { access: 'member', limit: reads }))
    .handler(({ context }) => listChildren(context)),
  answerAsParent: os.answerAsParent
    .use(guard('submissions.answerAsParent', { access: 'member', limit: writes }))
    .handler(({ context, input }) => answerAsParent(context, input)),
  revokeAsParent: os.revokeAsParent
    .use(guard('submissions.revokeAsParent', { access: 'member', limit: writes }))
    .handler(({ context, input }) => revokeAsParent(context, input.childId)),
};
