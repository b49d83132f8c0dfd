import { guardianApproved } from '#features/guardians/server/public.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import { defineFeature } from '#platform/composition/feature.ts';
import { href } from '#urls.ts';
import { notificationsApi } from './api.ts';
import { notificationsContract } from './contract.ts';
import { forgetMessages } from './inbox/server/forget-messages.ts';
import { notify } from './inbox/server/notify.ts';
import { notificationsMessageKinds } from './server/message-kinds.ts';
import { forgetNewsReads } from './news/server/own-news.ts';
import { notificationsAuditedActs } from './server/audited-acts.ts';
import { sendPushes } from './push/server/send-pushes.ts';
import { exportNotifications } from './server/personal-data.ts';

export const notifications = defineFeature({
  name: 'notifications',
  api: { contract: notificationsContract, router: notificationsApi },
  auditedActs: notificationsAuditedActs,
  messageKinds: notificationsMessageKinds,
  hooks: [
    answerTo(guardianApproved, (ctx, { userId }) =>
      notify(ctx, { to: userId, kind: 'guardians.approved', data: {}, href: href('home') }),
    ),
  ],
  defineJobs(jobs, ctx) {
    jobs.define('notifications.push', () => sendPushes(ctx), { cron: '* * * * *', isPaused: !ctx.push });
  },
  maintenance: [forgetMessages, forgetNewsReads],
  personalData: {
    exported: ['messages', 'message_choices', 'news_reads', 'push_subscriptions'],
    keptBack: {
      news: 'what the house has told everyone',
      pushes: 'messages on their way to her browser, for minutes',
    },
    exportOf: exportNotifications,
  },
});
